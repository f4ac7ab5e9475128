// The arbiter's pocket, opened from a file, with no server and no network.

import assert from "node:assert/strict";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { axe, picture, until, watch } from "./hall.mjs";
import { LAPTOP, PHONE, TABLET, browser, file, folder, missing, opened, reopened, written } from "./pocket.mjs";

const left = (page, side) => page.locator("chess-clock", { hasText: side });
const started = async (page, control) => {
  await page.locator("#control").fill(control);
  await page.locator("form.setup button.main").click();
  await left(page, "White").waitFor();
  // Black starts White's clock (6.2).
  await left(page, "Black").locator("button").click();
  await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
};
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("jadoube-pocket-clock") ?? "null"));

test("from a cold start to an Article, by number, by word and by comparison", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/laws/2023");
  await page.locator("li[data-number='4.1']").waitFor();
  assert.ok((await page.locator("li.article").count()) > 200);
  await page.locator("#search").fill("two hands");
  await page.locator("[role=status]").waitFor();
  await page.locator(".articles a", { hasText: "7.5.4" }).first().click();
  await page.locator("h2", { hasText: "Article 7.5.4" }).waitFor();
  // Numbers in a text lead to their Articles.
  await page.goto(`${pathToFileURL(file("en")).href}#/laws/2023/7.5.5`);
  await page.locator("#article p a[href='#/laws/2023/7.5.4']").first().waitFor();
  await page.goto(`${pathToFileURL(file("en")).href}#/laws/2023`);
  await page.locator("select").nth(1).selectOption("2018");
  await page.locator("[role=status]", { hasText: "differences between 2018 and 2023" }).waitFor();
  // What differs is there in full on both sides; what says the same under the same number is left out.
  assert.equal(await page.locator("li[data-number='7.5.5']").count(), 0);
  assert.ok((await page.locator("li.differs .own .whole").count()) > 5);
  assert.ok((await page.locator("li.differs .there .whole").count()) > 5);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("terms and Articles lead to each other", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/laws/2023/9.2.1");
  await page.getByRole("link", { name: "Terms" }).click();
  await page.locator("dt[data-term='checkmate']").waitFor();
  assert.ok((await page.locator(".terms dt").count()) > 40);
  await page.locator("dt[data-term='checkmate'] + dd a").first().click();
  await page.locator("#article h2").waitFor();
  // The Article names its terms, and each leads back to the glossary.
  const term = page.locator("#article a[href^='#/laws/terms/']").first();
  const word = await term.textContent();
  await term.click();
  await until(
    () => page.evaluate((wanted) => document.activeElement?.textContent?.startsWith(wanted), word),
    "the term",
  );
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("the place in the Laws is remembered", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/laws/2018");
  await page.locator("li[data-number='9.3']").scrollIntoViewIfNeeded();
  await until(
    async () => (await page.evaluate(() => localStorage.getItem("jadoube-pocket-place")))?.includes("2018"),
    "a place",
  );
  const place = JSON.parse(await page.evaluate(() => localStorage.getItem("jadoube-pocket-place") ?? ""));
  const other = await page.context().newPage();
  await other.goto(pathToFileURL(file("en")).href);
  await other.locator("main[aria-busy=false]").waitFor();
  const top = await other.locator(`li[data-number='${place.number}']`).boundingBox();
  assert.ok(top && top.y > -50 && top.y < 400, JSON.stringify(top));
  await page.context().close();
});

test("a game with the clock: presses, stop, correction, penalty with its Article", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock", TABLET);
  await page.locator("#control").fill("soon");
  await page.locator("form.setup button.main").click();
  await until(async () => (await page.locator("#trouble").textContent())?.length > 10, "a reason");
  await started(page, "90+30");
  await left(page, "White").locator("button").click();
  await page.locator("chess-clock[data-runs]", { hasText: "Black" }).waitFor();
  await left(page, "White").locator(".more", { hasText: "1 move" }).waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByRole("button", { name: "Extra time as a penalty" }).click();
  await page.getByRole("button", { name: /White's illegal move: Black gets 2 minutes \(7\.5\.5 \(2023\)\)/ }).click();
  await until(async () => (await kept(page)).clock.sides.black.main > 5_540_000, "the extra time");
  await page.getByRole("button", { name: "Correct the times" }).click();
  await page.getByLabel("Time", { exact: true }).first().fill("0:10:00");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await left(page, "White").locator(".time", { hasText: "10:00" }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a tab killed mid-game: the clock ran on", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await started(page, "10");
  const other = await reopened(page, "#/clock");
  await until(
    async () => /^[0-4]:/.test((await left(other, "White").locator(".time").textContent()) ?? ""),
    "less than five minutes",
  );
  await other.locator(".note", { hasText: "The clock kept running" }).waitFor();
  await other.context().close();
});

test("the device's clock set back an hour", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await started(page, "10");
  // No effect while the tab lives.
  await page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() - 3_600_000;
  });
  const before = await page.evaluate(() => performance.now());
  await until(async () => (await page.evaluate(() => performance.now())) - before > 1_500, "a second and a half");
  const time = await left(page, "White").locator(".time").textContent();
  assert.match(time ?? "", /^[5-9]:|^10:/);
  const context = page.context();
  // What is stored now has the true time again, as if the clock had been right until the tab was killed.
  await page.evaluate(() => {
    const game = JSON.parse(localStorage.getItem("jadoube-pocket-clock") ?? "");
    game.mark.wall += 3_600_000;
    removeEventListener("pagehide", () => {});
    globalThis.kept = JSON.stringify(game);
  });
  const stored = await page.evaluate(() => globalThis.kept);
  await page.close();
  const other = await context.newPage();
  await other.addInitScript((game) => {
    if (!sessionStorage.getItem("again")) localStorage.setItem("jadoube-pocket-clock", game);
    sessionStorage.setItem("again", "yes");
    const real = Date.now;
    Date.now = () => real() - 3_600_000;
  }, stored);
  await other.goto(`${pathToFileURL(file("en")).href}#/clock`);
  await other.locator(".note", { hasText: "was set back" }).waitFor();
  assert.equal(await other.locator("chess-clock[data-runs]").count(), 0);
  await context.close();
});

test("a device that slept in a pocket: the time of its sleep counts", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await started(page, "30");
  // Asleep, the monotonic clock stands still, and only the device's clock goes on.
  await page.evaluate(() => {
    const [stood, real] = [performance.now(), Date.now];
    performance.now = () => stood;
    const hide = (/** @type {boolean} */ hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    hide(true);
    Date.now = () => real() + 20 * 60_000;
    hide(false);
  });
  await left(page, "White")
    .locator(".time", { hasText: /^[89]:|^10:/ })
    .waitFor();
  // A page in front that sees the same jump was not asleep: somebody set the clock.
  await page.evaluate(() => {
    const real = Date.now;
    Date.now = () => real() + 20 * 60_000;
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.match((await left(page, "White").locator(".time").textContent()) ?? "", /^[89]:|^10:/);
  await page.context().close();
});

test("four hours are exact to the millisecond", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await page.locator("#control").fill("300");
  await page.locator("form.setup button.main").click();
  await left(page, "White").waitFor();
  // From now on the monotonic clock of the browser is ours.
  await page.evaluate(() => {
    let now = performance.now();
    performance.now = () => now;
    globalThis.pass = (/** @type {number} */ time) => (now += time);
  });
  await left(page, "Black").locator("button").click();
  await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
  await page.evaluate(() => globalThis.pass(4 * 3_600_000));
  await left(page, "White").locator("button").click();
  await page.locator("chess-clock[data-runs]", { hasText: "Black" }).waitFor();
  const { clock } = await kept(page);
  assert.ok(Math.abs(clock.sides.white.used - 4 * 3_600_000) <= 1, String(clock.sides.white.used));
  await page.context().close();
});

test("every language reads, and nothing leaves the device", { skip: missing }, async () => {
  const tags = ["en", "hu", "sv", "el", "sr-Latn", "sr-Cyrl"];
  const path = file(...tags);
  const page = await opened(path, "#/laws/2023");
  const asked = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("file:") && !request.url().startsWith("data:")) asked.push(request.url());
  });
  for (const tag of tags) {
    await page.evaluate((chosen) => localStorage.setItem("jadoube-lang", chosen), tag);
    for (const part of [
      "laws/2023/4.1",
      "laws/terms",
      "desk/illegal-move",
      "desk/history",
      "clock",
      "board",
      "privacy",
    ]) {
      await page.goto("about:blank");
      await page.goto(`${pathToFileURL(path).href}#/${part}`);
      await page.locator("main[aria-busy=false], main form.setup").first().waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
      const words = await page.locator("body").innerText();
      assert.ok(!words.includes("[web-") && !words.includes("undefined"), `${tag} ${part}: ${words.slice(0, 200)}`);
    }
  }
  assert.deepEqual(asked, []);
  await page.locator("main button.danger").click();
  await page.locator("dialog button.danger").click();
  // The page is loaded again after the deletion.
  const entries = () => page.evaluate(() => localStorage.length).catch(() => Infinity);
  await until(async () => (await entries()) <= 1, "everything deleted");
  await page.context().close();
});

test("narrow, wide, dark, and readable for everybody", { skip: missing }, async () => {
  const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  const shapes = {
    narrow,
    phone: PHONE,
    tablet: TABLET,
    landscape: { viewport: { width: 844, height: 390 }, hasTouch: true },
    laptop: LAPTOP,
  };
  for (const [name, shape] of Object.entries(shapes))
    for (const colorScheme of name === "phone" ? ["light", "dark"] : ["light"])
      for (const part of ["laws/2023/7.5.5", "laws/terms", "clock", "privacy"]) {
        const page = await opened(file("en"), `#/${part}`, { ...shape, colorScheme });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 1, `${name} ${part}: ${wide} pixels too wide`);
        assert.deepEqual(await axe(page), [], `${name} ${colorScheme} ${part}`);
        if (name === "phone" && colorScheme === "light" && part === "laws/2023/7.5.5")
          await page.screenshot({ path: picture("pocket-laws-phone") });
        if (part === "clock") {
          await started(page, "90+30");
          assert.deepEqual(await axe(page), [], `${name} ${colorScheme} running clock`);
          const halves = await page
            .locator("chess-clock")
            .evaluateAll((found) => found.map((half) => half.getBoundingClientRect().height));
          assert.ok(
            halves.every((height) => height > 100),
            `${name}: ${halves}`,
          );
          if (colorScheme === "light" && (name === "phone" || name === "landscape"))
            await page.screenshot({ path: picture(`pocket-clock-${name}`) });
        }
        await page.context().close();
      }
});

const KINDS = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

test("the site is installed once and then needs no server", { skip: missing }, async () => {
  const root = written("site", "--site", "site", "--lang", "en", "--lang", "sv");
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://x").pathname.replace(/^\/deep\//, "").replace(/^$/, "index.html");
    const path = join(root, name);
    if (!existsSync(path)) return response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": KINDS[extname(name)] ?? "application/octet-stream" })
      .end(readFileSync(path));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const context = await browser.newContext({ locale: "en", ...PHONE });
  const page = await context.newPage();
  const troubles = watch(page);
  await page.goto(`http://127.0.0.1:${server.address().port}/deep/`);
  await page.locator("li[data-number='4.1']").waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until(
    () => page.evaluate(async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null),
    "a worker",
  );
  // Another language is fetched when it is chosen, and kept from then on.
  const stored = () =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => new URL(url).pathname.split("/").at(-1));
    });
  assert.ok((await stored()).includes("articles-en.json") && !(await stored()).includes("articles-sv.json"));
  await page.evaluate(() => localStorage.setItem("jadoube-lang", "sv"));
  await page.reload();
  await page.locator("html[lang=sv] li[data-number='4.1']").waitFor();
  await until(async () => (await stored()).includes("articles-sv.json"), "the language is kept");
  assert.deepEqual(troubles, []);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await page.goto(`${page.url().split("#")[0]}#/laws/2023/5.2.2`);
  await page.reload();
  await page.locator("html[lang=sv] h2", { hasText: "5.2.2" }).waitFor();
  // A cold start without a network: a ruling, and a clock that runs.
  const other = await context.newPage();
  await other.goto(`${page.url().split("#")[0]}#/desk/illegal-move`);
  await other.locator(".answer .headline").waitFor();
  await other.evaluate(() => localStorage.setItem("jadoube-lang", "en"));
  await other.goto("about:blank");
  await other.goto(`${page.url().split("#")[0]}#/clock`);
  await other.locator("html[lang=en] form.setup").waitFor();
  await started(other, "3+2");
  await context.close();
});

test("the file is small", { skip: missing }, () => {
  const bytes = statSync(file("en")).size;
  const packed = gzipSync(readFileSync(file("en"))).length;
  console.log(`pocket in English: ${bytes} bytes, ${packed} compressed`);
  assert.ok(packed < 1_000_000, `${packed} bytes`);
});
