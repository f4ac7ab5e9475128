// A whole game with the keyboard alone, from the front page to the result.

import assert from "node:assert/strict";
import { test } from "node:test";
import { runs, stands, watch } from "./hall.mjs";
import { browser, hall } from "./stage.mjs";

/** Goes on by Tab until an element has the focus; fails when Tab never gets there. */
async function tabTo(page, selector) {
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  assert.fail(`Tab does not reach ${selector}`);
}

const focus = (page) => page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");

async function walkTo(page, name) {
  while ((await focus(page)) !== name) {
    const now = await focus(page);
    assert.ok(now, "the focus has left the board");
    const key =
      now[0] < name[0] ? "ArrowRight" : now[0] > name[0] ? "ArrowLeft" : now[1] < name[1] ? "ArrowUp" : "ArrowDown";
    await page.keyboard.press(key);
  }
}

test("a game by keyboard alone", async () => {
  const page = await browser.newPage({ locale: "en", viewport: { width: 1280, height: 800 } });
  const troubles = watch(page);
  await page.goto(hall.address);
  await tabTo(page, "button[value=here]");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/play\//);
  await page.locator("#start").waitFor();
  await tabTo(page, "#start");
  await page.keyboard.press("Enter");
  await runs(page, "white");

  // On the board: arrows walk, Enter touches and puts down, the space bar presses. Whoever has started the clock is
  // there already.
  await page.locator("chess-board [data-square]:focus").waitFor();
  // A screen reader goes to a square at once; Enter then means that one.
  await page.locator('[data-square="f2"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-square="f2"][aria-label*="touched"]').waitFor();
  await walkTo(page, "f3");
  await page.keyboard.press("Enter");
  await stands(page, "f3", "white pawn");
  await page.keyboard.press("Space");
  await runs(page, "black");
  await page.locator("#polite", { hasText: "pawn from f2 to f3" }).waitFor({ state: "attached" });

  // Typed: Enter makes the move, Enter on an empty line presses.
  const types = async (move, side) => {
    await page.keyboard.type(move);
    await page.keyboard.press("Enter");
    await page.locator(`#state`, { hasText: /not pressed|–/ }).waitFor();
    if (side) {
      await page.keyboard.press("Enter");
      await runs(page, side);
    }
  };
  await tabTo(page, "#typed input");
  await types("Eva fuenf", "white");
  await types("g2-g4", "black");
  await types("Qh4#");
  await page.locator("#state .score", { hasText: "0 – 1" }).waitFor();

  // Dialogs can be left: Escape closes the settings, and the focus goes back.
  await tabTo(page, "#settings");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => document.activeElement?.id), "settings");
  assert.deepEqual(troubles, []);
});
