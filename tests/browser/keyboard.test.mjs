// With the keyboard alone: a whole game from the front page to the result, and an event from the list of players to the
// standings.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, runs, stands, until, watch } from "./hall.mjs";
import { ask } from "./round.mjs";
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

test("an event by keyboard alone", async () => {
  const page = await browser.newPage({ locale: "en", viewport: { width: 1280, height: 800 } });
  const troubles = watch(page);
  const has = (selector) => page.locator(`${selector}:focus`).waitFor();
  const types = async (selector, words) => {
    await tabTo(page, selector);
    await page.keyboard.type(words);
  };
  const presses = async (selector) => {
    await tabTo(page, selector);
    await page.keyboard.press("Enter");
  };
  await page.goto(`${hall.address}/competitions`);
  await page.locator("form.login").waitFor();
  await types("form.login [name=password]", hall.password);
  await page.keyboard.press("Enter");
  await has("form.login [name=new]");
  await page.keyboard.type("a password of her own");
  await page.keyboard.press("Enter");
  await page.locator("form [name=control]").waitFor();
  await types("form [name=name]", "Evening");
  await types("form [name=rounds]", "2");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/competitions\/[0-9a-f]+/);
  await page.locator("[name=players]").waitFor();
  await types("[name=players]", "Anna\nBert\nCecil\nDora");
  await presses("#players form button");
  await page.locator("#players select").nth(3).waitFor({ state: "attached" });

  await types("textarea[name=pairings]", "Anna – Bert\nCecil – Dora");
  await presses("form:has([name=pairings]) button.main");
  await page.locator(".enter").nth(1).waitFor();
  await tabTo(page, ".enter button");
  for (let left = 2; left > 0; left -= 1) {
    // After the first result the focus is at the next board.
    await has(".enter button");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await presses("dialog button[value=yes]");
    await page
      .locator(".enter")
      .nth(left - 1)
      .waitFor({ state: "detached" });
  }
  await presses("[data-board='2'] .correct");
  await page.locator("dialog[open]").waitFor();
  await presses('dialog button[value=\'{"white":1,"black":1}\']');
  await has("#reason");
  await page.keyboard.type("both had signed a draw");
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  await has("[data-board='2'] .correct");
  // The dialog closes before the hall has answered.
  const points = async () => {
    const { standings } = await ask(page, `/api/v1/competitions/${page.url().split("/").at(-1)}`);
    return standings.map(({ half_points }) => half_points).join(" ");
  };
  await until(async () => (await points()) === "2 1 1 0", "the corrected result is in the standings", points);
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(troubles, []);
});
