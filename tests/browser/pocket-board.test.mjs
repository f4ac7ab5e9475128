// The board of the pocket: two people at one device, with no server and no network.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { axe, picture, until } from "./hall.mjs";
import { LAPTOP, PHONE, TABLET, file, missing, opened, reopened } from "./pocket.mjs";

const side = (page, name) => page.locator("section.seat", { hasText: name });
const square = (page, name) => page.locator(`[data-square='${name}']`);
const begun = async (page, { control = "15+10", auto = false } = {}) => {
  await page.locator("#control").fill(control);
  await page
    .locator("form.setup select")
    .nth(2)
    .selectOption(auto ? "auto" : "hand");
  await page.locator("form.setup button.main").click();
  await page.getByRole("button", { name: "Start the clock" }).click();
  await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
};
const typed = async (page, ...moves) => {
  for (const move of moves) {
    await page.locator("form.typed input").fill(move);
    await page.keyboard.press("Enter");
    await until(async () => (await page.locator("form.typed input").inputValue()) === "", `${move} made`);
  }
};
const stored = (page, name = "game") =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(`jadoube-pocket-${key}`) ?? "null"), name);

test("a game by hand: touch-move, presses, castling, an offer, a claim, resignation", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/board", TABLET);
  await begun(page);
  // 4.3.1: the touched knight must move.
  await square(page, "g1").click();
  await page.locator(".state", { hasText: "4.3" }).waitFor();
  await square(page, "f3").click();
  await page.locator(".state", { hasText: "White has moved but not pressed the clock" }).waitFor();
  await side(page, "White").locator("chess-clock button").click();
  await page.locator("chess-clock[data-runs]", { hasText: "Black" }).waitFor();
  await typed(page, "e5", "", "g3", "", "d6", "", "Bg2", "", "a6", "");
  // By hand: the king, then the rook on which it was put.
  await square(page, "e1").click();
  await square(page, "h1").click();
  await page.locator("score-sheet td", { hasText: "0-0" }).waitFor();
  await side(page, "White").locator("[data-act=offer]").click();
  await page.locator("dialog button.main").click();
  // C.12: the offer is noted at once, and stays.
  const castled = page.locator("score-sheet td", { hasText: "0-0 (=)" });
  await castled.waitFor();
  await side(page, "Black").locator("[data-act=decline]").click();
  await typed(page, "");
  // 9.5.3: a wrong claim gives the opponent time.
  await side(page, "Black").locator("[data-act=claim]").click();
  await page.locator("dialog select").selectOption("repetition");
  await page.locator("dialog button.main").click();
  await page.locator(".state", { hasText: "9.5.3" }).waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await side(page, "Black").locator("[data-act=resign]").click();
  await page.locator("dialog button.main").click();
  await page.locator(".state .score", { hasText: "1–0" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the game" }).click();
  const stream = await (await download).createReadStream();
  let pgn = "";
  for await (const part of stream) pgn += part;
  assert.match(pgn, /4\. O-O \{\(=\)\} \{\[%clk /);
  assert.equal(pgn.split("(=)").length, 2, pgn);
  assert.equal(await castled.count(), 1);
  assert.match(pgn, /\[Result "1-0"\]/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("an illegal move is pressed, and the Laws answer", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/board", LAPTOP);
  await begun(page, { auto: true });
  await typed(page, "e4", "e5");
  await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
  await square(page, "f1").click();
  await square(page, "f3").click();
  // It is not pressed automatically, so that it can be corrected.
  await side(page, "White").locator("chess-clock[data-due]").waitFor();
  await side(page, "White").locator("chess-clock button").click();
  await page.locator(".state", { hasText: "7.5" }).waitFor();
  await side(page, "White").locator(".more", { hasText: "1 illegal move" }).waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("pawns are promoted by hand and by typing", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/board", PHONE);
  await begun(page, { auto: true });
  await typed(page, "a4", "h5", "a5", "h4", "a6", "h3", "axb7", "hxg2");
  await square(page, "b7").click();
  await square(page, "a8").click();
  await page.locator(".picker button").first().click();
  await page.locator("score-sheet td", { hasText: "bxa8" }).waitFor();
  await page.locator("chess-clock[data-runs]", { hasText: "Black" }).waitFor();
  await typed(page, "gxh1Q", "Qxb8", "Qxg1", "Qxc8", "Qxf1");
  await typed(page, "Kxf1", "e5", "Qxd8");
  await page.locator(".state", { hasText: "Black has the move" }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a flag falls: whoever cannot be mated does not lose", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/board", LAPTOP);
  await begun(page, { control: "10" });
  // From now on the monotonic clock of the browser is ours.
  await page.evaluate(() => {
    let now = performance.now();
    performance.now = () => now;
    globalThis.pass = (time) => (now += time);
  });
  await page.evaluate(() => globalThis.pass(8 * 60_000));
  // A cue at two minutes, also for those who cannot see the clock.
  await page.locator("#heard", { hasText: "White: 2 minutes" }).waitFor({ state: "attached" });
  await page.evaluate(() => globalThis.pass(2 * 60_000 + 1));
  await page.locator(".state .score", { hasText: "0–1" }).waitFor();
  await page.locator(".state", { hasText: "6.9" }).waitFor();
  await page.context().close();
});

test("a tab killed mid-game: the board, the times and the touched piece are there", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/board");
  await begun(page, { auto: true });
  await typed(page, "e4", "e5");
  await square(page, "g1").click();
  await until(async () => (await stored(page)).deeds.length === 6, "six acts stored");
  const other = await reopened(page, "#/board");
  await other.locator(".note", { hasText: "The clock kept running" }).waitFor();
  assert.match((await side(other, "White").locator(".time").textContent()) ?? "", /^10:|^9:/);
  assert.equal(await square(other, "g1").evaluate((cell) => cell.classList.contains("touched")), true);
  assert.equal(await other.locator("score-sheet td.move", { hasText: "e5" }).count(), 1);
  await other.context().close();
});

test(
  "the device's clock set back while the tab is closed: the players correct the times",
  { skip: missing },
  async () => {
    const page = await opened(file("en"), "#/board");
    await begun(page);
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const other = await context.newPage();
    await other.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() - 3_600_000;
    });
    await other.goto(`${pathToFileURL(file("en")).href}#/board`);
    await other.locator(".note", { hasText: "was set back" }).waitFor();
    assert.equal(await other.locator("chess-clock[data-runs]").count(), 0);
    await other.getByRole("button", { name: "Correct the times" }).click();
    await other.getByLabel("Time", { exact: true }).first().fill("0:05:00");
    await other.getByRole("button", { name: "Set", exact: true }).click();
    await side(other, "White").locator(".time", { hasText: "5:00" }).waitFor();
    await context.close();
  },
);

test(
  "without seeing the board: moves as Appendix D announces them, the times by a key",
  { skip: missing },
  async () => {
    const page = await opened(file("en"), "#/board", LAPTOP);
    await page.evaluate(() => localStorage.setItem("jadoube", JSON.stringify({ speech: "laws" })));
    await page.reload();
    // Only the keyboard from here on.
    await page.locator("#control").focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("90+30");
    await page.keyboard.press("Enter");
    const heard = page.locator("#heard");
    await page.locator("form.typed input").focus();
    // Black starts White's clock with an empty line (6.2).
    await page.keyboard.press("Enter");
    await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
    await page.keyboard.type("Springer Gustav eins Felix drei");
    await page.keyboard.press("Enter");
    await heard.locator("p[lang=de]", { hasText: "Springer Gustav eins Felix drei" }).waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    await page.locator("chess-clock[data-runs]", { hasText: "Black" }).waitFor();
    await page.keyboard.press("F2");
    await heard.locator("p", { hasText: /^Black: 1 hour 30 minutes.*White: 1 hour/ }).waitFor({ state: "attached" });
    await page.keyboard.type("?");
    await page.keyboard.press("Enter");
    await until(async () => (await heard.locator("p", { hasText: /^Black: 1 hour/ }).count()) === 2, "told again");
    // The board itself, by arrow keys.
    await square(page, "e1").focus();
    for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await heard.locator("p", { hasText: /Eva sieben Eva f(ü|ue)nf/ }).waitFor({ state: "attached" });
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  },
);

test("the board fits every screen, in the dark too", { skip: missing }, async () => {
  const shapes = {
    narrow: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    phone: PHONE,
    tablet: TABLET,
    landscape: { viewport: { width: 844, height: 390 }, hasTouch: true },
  };
  for (const [name, shape] of Object.entries(shapes))
    for (const colorScheme of name === "phone" ? ["light", "dark"] : ["light"]) {
      const page = await opened(file("en"), "#/board", { ...shape, colorScheme });
      assert.deepEqual(await axe(page), [], `${name} ${colorScheme} setting up`);
      await begun(page, { auto: true });
      await typed(page, "e4", "e5", "Nf3");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 1, `${name}: ${wide} pixels too wide`);
      assert.deepEqual(await axe(page), [], `${name} ${colorScheme}`);
      if (name === "phone" && colorScheme === "light") {
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: picture("pocket-board-phone") });
      }
      await page.context().close();
    }
});
