// The ruling desk, incident by incident: what was told of one is not taken for the next, and the answer begins with
// what is done.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./hall.mjs";
import { PHONE, browser, hall, visit as open } from "./stage.mjs";
import { arbiter, plays, round } from "./round.mjs";

const visit = (address, options) => open(address, { ...PHONE, ...options });

const says = (page, words) => page.locator(".answer .headline", { hasText: words }).waitFor();

test("earlier illegal moves are asked for where they matter, and of each incident anew", async () => {
  const page = await visit("/desk");
  await page.locator("[data-incident=illegal-move]").click();
  await says(
    page,
    "White's first illegal move: it is taken back, Black gets an extra 2 minutes " +
      "and White loses the increment of 30 seconds gained with this move.",
  );
  assert.equal(await page.locator(".headline a").getAttribute("href"), "/laws/2023/7.5.5");
  await page
    .locator(".steps li", { hasText: "White loses the increment of 30 seconds gained with this move" })
    .waitFor();
  const earlier = page.locator("#case .earlier");
  assert.match(await earlier.textContent(), /Earlier illegal moves by White/);
  assert.ok(await earlier.isVisible());
  await earlier.locator("label", { hasText: "1" }).click();
  await says(page, "White's second illegal move: it is taken back and the game is over: 0-1.");
  // It was White who had made one.
  await page.locator("#case .who label", { hasText: /^Black$/ }).click();
  await says(page, "Black's first illegal move");
  await page.locator("#case .who label", { hasText: /^White$/ }).click();
  await says(page, "White's second illegal move");
  assert.deepEqual(await axe(page), []);

  // The next incident begins with nothing.
  await page.goBack();
  await page.locator("[data-incident=press-without-move]").click();
  await says(page, "White's first illegal move");
  assert.ok(await page.locator("#case .earlier input[value='0']").isChecked());
  await page.goForward().catch(() => {});
  await page.goBack();
  await page.locator("[data-incident=flag]").click();
  await page.locator(".answer").waitFor();
  assert.equal(await page.locator("#case .earlier").count(), 0, "a flag does not ask for illegal moves");
  await page.goBack();
  // The default time stands by whoever is late.
  await page.locator("[data-incident=late]").click();
  await page.locator("#case [name=default]").fill("15");
  await page.locator("#case [name=default]").blur();
  await page.locator("#case .counter output", { hasText: "16" }).waitFor();
  await says(page, "default time");
  await page.locator("#case [name=default]").fill("60");
  await page.locator("#case [name=default]").blur();
  await page.locator(".answer .headline", { hasText: "default time" }).waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});

test("a board of the round knows its own count", async () => {
  const page = await arbiter(browser, hall, PHONE);
  const {
    boards: [board],
  } = await round(page, hall, { name: "Counted" });
  await page.goto(`${hall.address}/desk/${board.game}#illegal-move`);
  await page.locator("#case p.earlier", { hasText: ": 0" }).waitFor();
  await page.getByRole("button", { name: "Note at this board" }).click();
  await page.locator("#wooden .counts tr", { hasText: "Illegal moves" }).locator("td", { hasText: "1" }).waitFor();
  await page.goto(`${hall.address}/desk/${board.game}#illegal-move`);
  await page.reload();
  await page.locator("#case p.earlier", { hasText: ": 1" }).waitFor();
  await says(page, "second illegal move");
});

test("both flags down, with the order known and unknown; no counter; invalid times", async () => {
  const page = await visit("/desk#both-flags");
  await page.locator(".score", { hasText: "0–1" }).waitFor();
  await page.locator("#case .how .chosen", { hasText: "This player's flag fell first" }).waitFor();
  await page.locator("#case .how summary").click();
  await page.locator("#case .how label", { hasText: "in the last period, or the only one" }).click();
  await page.locator(".score").waitFor({ state: "detached" });
  await page
    .locator(".headline", { hasText: "the player whose flag the clock shows as fallen first has lost" })
    .waitFor();
  await page.locator(".steps li").first().waitFor();
  assert.ok(
    !/counter/i.test(await page.locator(".answer").textContent()),
    "the desk does not know the moves of the game",
  );
  await page.goto(`${hall.address}/desk#illegal-move`);
  await page.reload();
  await page.locator(".times summary").click();
  for (const wrong of ["99:99:99", "0:60:00", "1:2:3:4", "-5"]) {
    await page.locator("[name=clock-white]").fill(wrong);
    await page.locator("[name=clock-white]").blur();
    await page.locator(".times .trouble", { hasText: `“${wrong}” is not a time` }).waitFor();
  }
  await page.locator("[name=clock-white]").fill("1:59:59");
  await page.locator("[name=clock-white]").blur();
  await page.locator(".times .trouble:empty").waitFor({ state: "attached" });
});

test("an arbiter sets up a position that never stood in the game", async () => {
  const page = await arbiter(browser, hall, { viewport: { width: 1366, height: 900 } });
  const {
    boards: [board],
  } = await round(page, hall, { name: "Set up" });
  await plays(page, hall, board, "e2e4 e7e5");
  await page.goto(`${hall.address}/console/${board.game}`);
  await page.locator("summary", { hasText: "Position and reconstruction" }).click();
  await page.getByRole("button", { name: "Back to an earlier position" }).click();
  await page.locator("dialog label", { hasText: "set up the position" }).click();
  // The pawn had been on d4, whatever was written; first a position that is none.
  await page.locator("dialog").getByRole("button", { name: "Empty the square" }).click();
  await page.locator("dialog position-editor [data-square=e1]").click();
  assert.deepEqual(await axe(page), []);
  await page.locator("dialog button[value=yes]").click();
  await page.locator("#toast p", { hasText: "White has no king" }).waitFor();
  await page.getByRole("button", { name: "Back to an earlier position" }).click();
  await page.locator("dialog label", { hasText: "set up the position" }).click();
  await page.locator("dialog").getByRole("button", { name: "white pawn", exact: true }).click();
  await page.locator("dialog position-editor [data-square=d4]").click();
  await page.locator("dialog position-editor [data-square=d2]").click();
  await page.locator("dialog select[name=turn]").selectOption("black");
  await page.getByLabel("Clock of Kovács Anna").fill("1:20:00");
  await page.locator("dialog button[value=yes]").click();
  await page.locator("#reason").fill("As both players remember it");
  await page.locator("dialog:has(#reason) button[value=yes]").click();
  await page.locator("[data-square=d4][aria-label*=pawn]").first().waitFor();
  await page.locator("[data-square=d2][aria-label*=empty]").first().waitFor();
  await page
    .locator(".log .ruling", { hasText: "The game continues from that position, with Black to move" })
    .waitFor();
  await page.locator("chess-clock .time", { hasText: "1:20:00" }).waitFor();
  // Nobody watches here for the players, so that only the arbiter reads all of it while the game goes on.
  const pgn = await page.evaluate(async (address) => (await fetch(address)).text(), `/games/${board.game}.pgn`);
  assert.match(pgn, /\[FEN "[^"]+ b /);
  assert.match(pgn.replace(/\s+/g, " "), /recorded before it: 1\. e4/);
});

test("a wrong result that was signed is noted, struck out and put right at the board", async () => {
  const page = await arbiter(browser, hall, PHONE);
  const {
    boards: [board],
  } = await round(page, hall, { name: "Signed" });
  await page.goto(`${hall.address}/desk/${board.game}`);
  await page.locator("#wooden .results button", { hasText: "1–0" }).click();
  await page.locator("dialog button[value=yes]").click();
  await page.locator("#wooden .mark.good", { hasText: "1–0" }).waitFor();
  await page.locator("[data-incident=signatures]").click();
  await page.locator(".question button", { hasText: /^corrected$/i }).click();
  await page.locator(".steps li", { hasText: "Correct the result" }).waitFor();
  assert.equal(await page.locator(".steps li", { hasText: "Decide:" }).count(), 0, "it is decided");
  await page.locator(".rulings li", { hasText: "the arbiter has decided: " }).waitFor();
  await page.getByRole("button", { name: "Strike out the result 1–0" }).click();
  await page.locator("dialog button[value=yes]").click();
  await page.locator("#wooden .results button", { hasText: "0–1" }).waitFor();
  await page.getByRole("button", { name: "Note at this board" }).click();
  await page.locator("#wooden .notes li", { hasText: "the arbiter has decided: " }).waitFor({ state: "attached" });
});
