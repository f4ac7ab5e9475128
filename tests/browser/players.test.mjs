// What players and spectators see: silence where the hall does not watch, claims where it does, the clock, and replays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, comes, press, rulings, runs, square, stands, tapMove, until } from "./hall.mjs";
import { LAPTOP, PHONE, TABLET, browser, hall, started, two, visit } from "./stage.mjs";

const plays = (played) => ({ plays: { played, hands: "one" } });
const presses = { presses: { hand: "one" } };

/** Everything that a page says and shows of the game, apart from the times. */
const told = (page) =>
  page.evaluate(() =>
    ["#state", "#current", "#rulings", "#polite", "#near .acts", "#far .acts"]
      .map((place) => `${place}: ${document.querySelector(place)?.textContent}`)
      .concat([...document.querySelectorAll(".square.may, .square.wrong")].map((cell) => cell.className)),
  );

test("where the hall does not watch, nobody is told that a move is illegal until it is claimed", async () => {
  const seen = [];
  for (const knight of ["f3", "g3"]) {
    const board = await started({ settings: { flags: "hall", illegal_moves: "people" } });
    const white = await comes(browser, hall, board.white);
    const black = await comes(browser, hall, board.black, PHONE);
    const spectator = await visit(`/play/${board.game}`);
    await runs(white, "white");
    await square(white, "g1").click();
    await white.locator(".square.touched").waitFor();
    assert.equal(await white.locator(".square.may").count(), 0, "no dots");
    await square(white, knight).click();
    for (const page of [white, black, spectator]) await stands(page, knight, "white knight");
    await black.locator("#state", { hasText: "White has moved but not pressed the clock." }).waitFor();
    await white.locator("#state", { hasText: "Now press your clock." }).waitFor();
    await press(white);
    const pages = [white, black, spectator];
    for (const page of pages) await page.locator("#polite", { hasText: "presses" }).waitFor({ state: "attached" });
    for (const page of pages) await page.locator(`#sheet .move`, { hasText: `Ng1-${knight}` }).waitFor();
    const all = await Promise.all(pages.map(told));
    seen.push(JSON.stringify(all).replaceAll("g3", "f3").replaceAll("Gustav drei", "Felix drei"));
    if (knight === "f3") continue;
    await black.locator("#near [data-act=claim]").click();
    await black.locator("dialog select").selectOption("illegal_move");
    await black.locator("dialog button[value=yes]").click();
    for (const page of pages) await page.locator("#current", { hasText: "illegal move" }).waitFor();
    await stands(black, "g1", "white knight");
  }
  assert.equal(seen[1], seen[0], "an illegal move looks like a legal one");
});

test("where the hall watches, a breach of touch-move can be claimed with one tap", async () => {
  const board = await started();
  const black = await comes(browser, hall, board.black, PHONE);
  await act(hall, board, "white", [{ touches: { square: "e2", contact: "deliberate" } }]);
  await act(hall, board, "white", [plays("g1f3")]);
  await black.locator("#near .breach", { hasText: "White touched one piece and moved another." }).waitFor();
  assert.deepEqual(await axe(black), []);
  await black.locator("[data-act=claim-now]:enabled").click();
  await stands(black, "g1", "white knight");
  await black.locator("#near .breach").waitFor({ state: "detached" });
  await black.locator("#current .says").waitFor();
});

test("routine rulings are behind All, the clock says what to do, and presses are announced", async () => {
  const board = await started();
  const white = await comes(browser, hall, board.white);
  await runs(white, "white");
  const clock = white.locator("#near chess-clock button");
  assert.match((await clock.getAttribute("aria-label")) ?? "", /^Press the clock: .*, \d+:\d\d/);
  await tapMove(white, "e2", "e4");
  await white.locator("#near chess-clock[data-due] .more", { hasText: "Press" }).waitFor();
  await white.locator("#current", { hasText: "No rulings so far." }).waitFor();
  assert.ok((await rulings(white)).length > 0);
  assert.equal(await white.locator("#rulings li").first().isVisible(), false);
  await white.locator(".rulings summary").click();
  await white.locator("#rulings li").first().waitFor();
  await press(white);
  await white.locator("#polite", { hasText: "White presses the clock." }).waitFor({ state: "attached" });
  await act(hall, board, "black", [plays("e7e4"), presses]);
  await white.locator("#current .says", { hasText: "Black's first illegal move" }).waitFor();
  assert.deepEqual(await axe(white), []);
});

test("on a tablet between two players both read what is going on", async () => {
  const page = await two(TABLET);
  await page.locator("#mirror", { hasText: "White has the move." }).waitFor();
  const turned = await page.locator("#mirror").evaluate((mirror) => getComputedStyle(mirror).rotate);
  assert.equal(turned, "180deg");
  await square(page, "e2").click();
  await square(page, "e5").click();
  await stands(page, "e5", "white pawn");
  await press(page);
  await page.locator("#mirror", { hasText: "illegal move" }).waitFor();
  assert.deepEqual(await axe(page), []);
});

test("a spectator plays through a running game, and a link leads to a position", async () => {
  const board = await started();
  await act(hall, board, "white", [plays("e2e4"), presses]);
  await act(hall, board, "black", [plays("e7e5"), presses]);
  await act(hall, board, "white", [plays("g1f3"), presses]);
  const page = await visit(`/play/${board.game}`, LAPTOP);
  await stands(page, "f3", "white knight");
  await page.keyboard.press("ArrowLeft");
  await page.locator("#step", { hasText: "1... e5" }).waitFor();
  await stands(page, "g1", "white knight");
  await page.locator("#state", { hasText: "an earlier position" }).waitFor();
  assert.ok(page.url().endsWith("#2"), page.url());
  // The game goes on; the page stays where its reader is.
  await act(hall, board, "black", [plays("b8c6"), presses]);
  await page.locator("#sheet .move", { hasText: "Nc6" }).waitFor();
  await stands(page, "g1", "white knight");
  await page.locator("#sheet button.step", { hasText: "e4" }).click();
  await page.locator("#step", { hasText: "1. e4" }).waitFor();
  await stands(page, "e7", "black pawn");
  assert.deepEqual(await axe(page), []);
  await page.locator("#live").click();
  await stands(page, "c6", "black knight");

  const link = await visit(`/play/${board.game}#1`, PHONE);
  await link.locator("#step", { hasText: "1. e4" }).waitFor();
  await stands(link, "e7", "black pawn");
  const pgn = await link.locator("#download").getAttribute("href");
  assert.match(await (await fetch(`${hall.address}${pgn}`)).text(), /1\. e4/);
});

test("a player looks back only when the game is over, with the clocks and the rulings", async () => {
  const board = await started();
  const white = await comes(browser, hall, board.white);
  await act(hall, board, "white", [plays("e2e4"), presses]);
  await act(hall, board, "black", [plays("e7e4"), presses]);
  await act(hall, board, "arbiter", [{ restarts: { side: null } }]);
  await act(hall, board, "black", [plays("e7e5"), presses]);
  await stands(white, "e5", "black pawn");
  assert.equal(await white.locator("#replay").isVisible(), false, "8.1.4");
  await white.keyboard.press("ArrowLeft");
  await stands(white, "e5", "black pawn");
  await act(hall, board, "black", ["resigns"]);
  await white.locator("#replay").waitFor();
  await white.locator("[data-step=back]").click();
  await stands(white, "e7", "black pawn");
  await white.locator("#step-rulings", { hasText: "Black's first illegal move" }).waitFor();
  await until(async () => /^1:3[0-9]:/.test((await white.locator("#near .time").textContent()) ?? ""), "White's time");
  await white.locator("[data-step=first]").click();
  await white.locator("#step", { hasText: "Initial position" }).waitFor();
  await stands(white, "e2", "white pawn");
});

test("a seat that is open in another browser is taken over only on request", async () => {
  const board = await started();
  const first = await comes(browser, hall, board.white);
  await runs(first, "white");
  const second = await visit(`/join#${board.white}`, PHONE);
  await second.locator("#word", { hasText: "This seat is open in another browser." }).waitFor();
  assert.deepEqual(await axe(second), []);
  await second.locator("#take").click();
  await second.waitForURL(/as=white/);
  await first.locator("#state", { hasText: "This seat is not yours in this browser." }).waitFor();
  await tapMove(second, "e2", "e4");
  await stands(second, "e4", "white pawn");
});
