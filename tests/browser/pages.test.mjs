// Every page of a player: nothing for axe to find, little to load, nothing that jumps, light and dark, in every
// language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, comes, runs, square, watch } from "./hall.mjs";
import { browser, hall, started } from "./stage.mjs";

/** The most that may come over the line before the first paint. */
const BUDGET = 100 * 1024;

test("axe finds nothing on the front page, the board and their dialogs, light and dark", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const context = await browser.newContext({ colorScheme, locale: "en" });
    const page = await context.newPage();
    const troubles = watch(page);
    await page.goto(hall.address);
    await page.locator("summary").click();
    assert.deepEqual(await axe(page), [], `front page, ${colorScheme}`);
    await page.locator("button[value=links]").click();
    await page.locator("#links img").nth(3).waitFor();
    assert.ok(
      await page
        .locator("#links img")
        .first()
        .evaluate((code) => code.decode().then(() => code.naturalWidth > 100)),
      "a QR code is drawn",
    );
    assert.deepEqual(await axe(page), [], `links, ${colorScheme}`);
    await page.locator("#settings").click();
    await page.locator("dialog[open]").waitFor();
    assert.deepEqual(await axe(page), [], `settings, ${colorScheme}`);
    await page.keyboard.press("Escape");
    await page.locator("button[value=here]").click();
    await page.waitForURL(/\/play\//);
    await page.locator("#start").click();
    await runs(page, "white");
    await square(page, "b1").click();
    await page.locator(".square.may").first().waitFor();
    assert.deepEqual(await axe(page), [], `board, ${colorScheme}`);
    for (const name of ["claim", "offer", "resign", "more", "call"]) {
      await page.locator(`#near [data-act=${name}]`).click();
      await page.locator("dialog[open]").waitFor();
      assert.deepEqual(await axe(page), [], `${name}, ${colorScheme}`);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    assert.deepEqual(troubles, []);
    await context.close();
  }
});

test("the first paint needs less than 100 kB, and nothing jumps afterwards", async () => {
  const board = await started();
  const pages = [
    "/",
    `/play/${board.game}`,
    `/play/${board.game}?as=white`,
    "/desk",
    "/desk#illegal-move",
    "/laws",
    "/laws/2023/9.2",
    "/console",
    "/sessions",
    "/competitions",
    "/screen",
    "/my-games",
  ];
  for (const address of pages) {
    const context = await browser.newContext({ locale: "en", viewport: { width: 390, height: 844 } });
    if (address.includes("as=white")) {
      await context.request.post(`${hall.address}/api/v1/join`, {
        data: { token: board.white },
        headers: { origin: hall.address },
      });
    }
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shifts += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    let bytes = 0;
    line.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(hall.address + address, { waitUntil: "networkidle" });
    assert.ok(bytes > 5_000 && bytes < BUDGET, `${address} transfers ${bytes} bytes`);
    const shifts = await page.evaluate(() => globalThis.shifts);
    assert.ok(shifts < 0.01, `${address} jumps by ${shifts}`);
    console.log(`${address.replace(board.game, "GAME")}: ${bytes} bytes, layout shift ${shifts.toFixed(3)}`);
    await context.close();
  }
});

test("a move is drawn in the frame after it arrives", async () => {
  const board = await started();
  const black = await comes(browser, hall, board.black);
  await runs(black, "white");
  await black.bringToFront();
  await black.evaluate(() => {
    const { feed } = globalThis.jadoube;
    globalThis.drawn = new Promise((resolve) =>
      feed.addEventListener(
        "entry",
        () => {
          requestAnimationFrame(() => resolve(document.querySelector('[data-square="e4"] .piece') !== null));
        },
        { once: true },
      ),
    );
  });
  await act(hall, board, "white", [{ plays: { played: "e2e4", hands: "one" } }]);
  assert.equal(await black.evaluate(() => globalThis.drawn), true);
});

test("a board that refuses illegal moves puts the piece back; Chess960 stands as its number says", async () => {
  const refusing = await started({ settings: { flags: "hall", illegal_moves: "hall", refuses_illegal_moves: true } });
  const white = await comes(browser, hall, refusing.white);
  await runs(white, "white");
  await square(white, "e2").dragTo(square(white, "e5"));
  await white.locator("#toast p").first().waitFor();
  await white.locator('[data-square="e2"][aria-label*="white pawn"]').waitFor();
  await white.locator('[data-square="e5"][aria-label*="empty"]').waitFor();

  const board = await started({ chess960: 0 });
  const page = await comes(browser, hall, board.white);
  await page.locator('[data-square="a1"][aria-label*="white bishop"]').waitFor();
});

test("the clock says what a player must know: moves to go, the delay, the period", async () => {
  const classical = await comes(browser, hall, (await started({ control: "40/90m, 30m; +30s" })).white);
  await classical.locator("#near .more", { hasText: "40 moves to go" }).waitFor();
  // A delay that is long enough to be seen on the slowest machine.
  const delayed = await comes(browser, hall, (await started({ control: "G/60 d55" })).white);
  await delayed.locator("#near .more", { hasText: /delay \d+ s/ }).waitFor();
  await delayed.locator("#far .more", { hasText: "delay 55 s" }).waitFor();
});

test("missing and forbidden boards are explained, with a link to go on", async () => {
  const board = await started();
  const page = await browser.newPage({ locale: "en" });
  await page.goto(`${hall.address}/play/nothing`);
  await page.locator("#state", { hasText: "There is no such board" }).waitFor();
  await page.goto(`${hall.address}/play/${board.game}?as=white`);
  await page.locator("#state", { hasText: "not yours" }).waitFor();
  await page.locator("#state a").click();
  await page.locator("#state", { hasText: "White has the move" }).waitFor();
  // Whoever looks on may turn the board, and take the game home when it is over.
  await page.locator("#flip").click();
  assert.equal(await page.locator("#near chess-clock").getAttribute("data-side"), "black");
  await act(hall, board, "white", ["resigns"]);
  const pgn = await page.locator("#download").getAttribute("href");
  assert.match(await (await fetch(hall.address + pgn)).text(), /0-1/);
  const lost = await page.goto(`${hall.address}/nowhere`);
  assert.equal(lost.status(), 404);
  await page.locator("h1", { hasText: "Page not found" }).waitFor();
  assert.deepEqual(await axe(page), []);
  const program = await fetch(`${hall.address}/nowhere`);
  assert.equal((await program.json()).error, "unknown_page");
});

test("an expired link is refused with a message", async () => {
  const page = await browser.newPage({ locale: "en" });
  await page.goto(`${hall.address}/join#00112233445566778899aabbccddeeff`);
  await page.locator("#word", { hasText: "not known" }).waitFor();
  assert.deepEqual(await axe(page), []);
});
