// The pictures of README and docs, which JADOUBE_BLESS=1 makes anew: the board on a laptop, on a phone and on a tablet
// between two players.

import { test } from "node:test";
import { act, comes, newBoard, picture, ruled, square } from "./hall.mjs";
import { browser, hall } from "./stage.mjs";

const OPENING = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6";

async function ruyLopez(options) {
  const board = await newBoard(hall, {
    control: "40/90m, 30m; +30s",
    white: "Anna Áder",
    black: "Bella Björk",
    ...options,
  });
  for (const side of ["white", "black"]) await act(hall, board, side, ["arrives"]);
  await act(hall, board, "arbiter", ["starts_round"]);
  let side = "white";
  for (const played of OPENING.split(" ")) {
    await act(hall, board, side, [{ plays: { played, hands: "one" } }, { presses: { hand: "one" } }]);
    side = side === "white" ? "black" : "white";
  }
  return board;
}

for (const [name, options] of [
  ["board-laptop", { viewport: { width: 1366, height: 768 } }],
  ["board-laptop-dark", { viewport: { width: 1366, height: 768 }, colorScheme: "dark" }],
  ["board-phone", { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
]) {
  test(`picture of ${name}`, async () => {
    const page = await comes(browser, hall, (await ruyLopez()).white, options);
    await square(page, "b5").click();
    await ruled(page, "Touch-move applies to White");
    await page.locator("score-sheet td.now", { hasText: "a6" }).waitFor();
    await page.screenshot({ path: picture(name) });
  });
}

test("picture of the front page", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: "en" });
  await page.goto(hall.address, { waitUntil: "networkidle" });
  await page.screenshot({ path: picture("home") });
});
