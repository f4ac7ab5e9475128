// Two players and an arbiter in three browsers: a whole game with what the Laws are for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, comes, newBoard, press, ruled, runs, square, stands, tapMove, until, written } from "./hall.mjs";
import { browser, hall } from "./stage.mjs";

/** Milliseconds that a clock shows, by the page's own reading of it. */
const left = (page, side) => page.evaluate((of) => globalThis.jadoube.feed.reading(of).main, side);

async function moves(page, from, to) {
  await tapMove(page, from, to);
  await press(page);
}

async function claims(page, move = "") {
  await page.locator("#near [data-act=claim]").click();
  await page.locator("dialog select").selectOption("repetition");
  await page.locator("dialog input").fill(move);
  await page.locator("dialog button[value=yes]").click();
}

test("a whole game with an arbiter", async () => {
  const board = await newBoard(hall);
  const white = await comes(browser, hall, board.white);
  const black = await comes(browser, hall, board.black);
  const arbiter = await comes(browser, hall, board.arbiter);
  await ruled(arbiter, "Black has arrived");
  await arbiter.locator("#start").click();
  await runs(white, "white");

  // 4.3.1: the knight was touched; the page shows where it may go, and why.
  await square(white, "g1").click();
  await ruled(white, "Touch-move applies to White");
  assert.deepEqual(
    (await white.locator(".square.may").evaluateAll((all) => all.map((cell) => cell.dataset.square))).sort(),
    ["f3", "h3"],
  );
  assert.equal(await white.locator("#rulings .article").first().getAttribute("href"), "/laws/2023/4.3.1");
  await square(white, "f3").click();
  await stands(white, "f3", "knight");
  await press(white);
  await runs(black, "black");

  // 7.5.5: an illegal move is made as on wood, completed by the press, and costs two minutes.
  const before = await left(white, "white");
  await square(black, "e7").dragTo(square(black, "e4"));
  await stands(white, "e4", "black pawn");
  await press(black);
  await ruled(black, "White gets an extra 2 minutes");
  await stands(black, "e7", "black pawn");
  await until(async () => (await left(white, "white")) >= before + 115_000, "two minutes for White");
  await black.locator("#far .more", { hasText: "2 moves" }).waitFor({ state: "detached" });
  await black.locator("#near .more", { hasText: "1 illegal move" }).waitFor();
  await arbiter.locator("#restart").click();
  await runs(black, "black");
  // The pawn that was moved illegally must move (7.5.3).
  await moves(black, "e7", "e6");
  await runs(white, "white");

  // 9.1.2.1: an offer between the move and the press; touching a piece declines it.
  await tapMove(white, "b1", "c3");
  await stands(white, "c3", "knight");
  await white.locator("#near [data-act=offer]").click();
  await white.locator("dialog button[value=yes]").click();
  await black.locator("#near .offer").waitFor();
  await press(white);
  await runs(black, "black");
  await square(black, "g8").click();
  await ruled(black, "Black declines");
  await black.locator("#near .offer").waitFor({ state: "detached" });
  await square(black, "f6").click();
  await press(black);
  await runs(white, "white");
  await white.locator("score-sheet td", { hasText: "(=)" }).waitFor();
  // 8.1: the page has kept score for its player; the opponent does not see that sheet.
  await until(async () => (await written(white))[0]?.length === 4, "White's scoresheet is up to date");
  assert.deepEqual(await written(white), [["Nf3", "e6", "Nc3", "Nf6"], null]);

  // The line is lost in the middle: the hall itself goes away, and what is done meanwhile is sent when it is back.
  await hall.again();
  await arbiter.locator("#restart").click();
  await runs(white, "white");
  await moves(white, "f3", "g1");
  await stands(black, "g1", "white knight");
  await runs(black, "black");
  await moves(black, "f6", "g8");
  await runs(white, "white");

  // An adjournment: White seals a move, which nobody sees.
  await act(hall, board, "arbiter", [{ adjourned: "asks_to_seal" }]);
  await white.locator("#near [data-act=seal]").click();
  await white.locator("dialog input[name=move]").fill("Nf3");
  await white.locator("dialog button[value=yes]").click();
  // The edition wants it on paper: what was typed stays, and why it is not sealed is said.
  await white.locator("dialog .trouble", { hasText: "paper" }).waitFor();
  assert.equal(await white.locator("dialog input[name=move]").inputValue(), "Nf3");
  await white.locator("dialog input[name=paper]").check();
  await white.locator("dialog button[value=yes]").click();
  await ruled(black, "adjourned");
  await black.locator("#state", { hasText: "The game is adjourned" }).waitFor();
  const log = await black.evaluate(() => JSON.stringify(globalThis.jadoube.feed.log));
  const sealed = JSON.parse(log).findLast((entry) => entry.act?.adjourned?.seals).act.adjourned.seals;
  assert.ok(!JSON.stringify(sealed).includes("Nf3"), "the sealed move is secret");
  await arbiter.locator("#resume").waitFor();
  assert.equal(await arbiter.locator("#restart").count(), 0, "an adjourned game is resumed");
  await arbiter.locator("#resume").click();
  // Both pages are open, so both players are there when it is resumed, and nobody's clock runs against them.
  const since = () =>
    arbiter.evaluate(() => {
      const { log } = globalThis.jadoube.feed;
      return log
        .slice(log.findLastIndex((entry) => entry.act?.adjourned?.seals) + 2)
        .map((entry) => [entry.by, entry.act?.adjourned ?? entry.act, entry.rulings.length]);
    });
  await until(async () => (await since()).length >= 3, "the game is resumed");
  assert.deepEqual(await since(), [
    ["white", "arrives", 1],
    ["black", "arrives", 1],
    ["arbiter", "resumes", 1],
  ]);
  const opened = await fetch(`${hall.address}/api/v1/games/${board.game}/open`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${board.arbiter}` },
    body: JSON.stringify({ id: "open", commitment: sealed.commitment }),
  });
  assert.equal(opened.status, 200, await opened.text());
  await stands(black, "f3", "white knight");
  await runs(black, "black");
  await moves(black, "g8", "f6");
  await runs(white, "white");

  // 9.2, 9.5: a claim that is one occurrence short gives the opponent two minutes, and the move declared must be
  // played.
  const had = await left(black, "black");
  await claims(white, "Ng1");
  await ruled(white, "claim is incorrect");
  await until(async () => (await left(black, "black")) >= had + 119_000, "two minutes for Black");
  await arbiter.locator("#restart").click();
  await runs(white, "white");
  await moves(white, "f3", "g1");
  await runs(black, "black");
  await moves(black, "f6", "g8");
  await runs(white, "white");
  await moves(white, "g1", "f3");
  await runs(black, "black");

  // The position stands for the third time with Black's next move, which is written down and declared.
  await claims(black, "Nf6");
  await black.locator("#state .score", { hasText: "½ – ½" }).waitFor();
  for (const page of [white, arbiter]) await page.locator("#state .score", { hasText: "½ – ½" }).waitFor();
  await white.locator("#near [data-act=sign]").click();
  await ruled(black, "signs");
  for (const page of [white, black, arbiter]) {
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(
      page.troubles.filter((trouble) => !/WebSocket|ERR_|Failed to load/.test(trouble)),
      [],
    );
  }
});

// White has taken everything: Black's bare king cannot mate by any series of legal moves.
const BARE =
  "d2d3 h7h6 c1h6 g7g5 h6f8 g8h6 f8e7 d7d6 e7d8 c8h3 d8c7 b7b6 g2h3 g5g4 h3g4 h6f5 " +
  "c7b6 h8h3 g1h3 e8e7 b6a7 d6d5 a7b8 a8a7 g4f5 e7e8 b8a7 d5d4 a7d4 f7f6 d4f6 e8f7";

test("a flag falls, and the game is drawn because the opponent cannot mate", async () => {
  const board = await newBoard(hall);
  await act(hall, board, "white", ["arrives"]);
  await act(hall, board, "black", ["arrives"]);
  await act(hall, board, "arbiter", ["starts_round"]);
  let side = "white";
  for (const played of BARE.split(" ")) {
    await act(hall, board, side, [{ plays: { played, hands: "one" } }, { presses: { hand: "one" } }]);
    side = side === "white" ? "black" : "white";
  }
  const white = await comes(browser, hall, board.white);
  const black = await comes(browser, hall, board.black);
  // With half a minute left there is time to hear of it on the slowest machine; then it runs out.
  await act(hall, board, "arbiter", [{ sets_clock: { side: "white", time: 30_000 } }]);
  await white.locator("#urgent", { hasText: /\d+ seconds? left/ }).waitFor();
  await act(hall, board, "arbiter", [{ sets_clock: { side: "white", time: 100 } }]);
  for (const page of [white, black]) {
    await page.locator("#state .score", { hasText: "½ – ½" }).waitFor();
    assert.match(await page.locator("#state").textContent(), /6\.9/);
  }
  await white.locator("#near chess-clock[data-flag]").waitFor();
});

test("castling by the king's two squares and by king to rook; promotion by putting a piece on the square", async () => {
  const board = await newBoard(hall);
  await act(hall, board, "white", ["arrives"]);
  await act(hall, board, "black", ["arrives"]);
  await act(hall, board, "arbiter", ["starts_round"]);
  let side = "white";
  for (const played of "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5".split(" ")) {
    await act(hall, board, side, [{ plays: { played, hands: "one" } }, { presses: { hand: "one" } }]);
    side = side === "white" ? "black" : "white";
  }
  const white = await comes(browser, hall, board.white);
  const black = await comes(browser, hall, board.black);
  await tapMove(white, "e1", "g1");
  await stands(white, "f1", "rook");
  await press(white);
  await runs(black, "black");
  await tapMove(black, "e8", "h8");
  await stands(white, "g8", "black king");
  await press(black);
  await runs(white, "white");
  // 4.6: the pawn goes first, and then the piece is put in its place.
  await tapMove(white, "a7", "b8");
  await white.locator(".picker button").nth(3).click();
  await stands(black, "b8", "white knight");
  await press(white);
  await runs(black, "black");
  assert.deepEqual(white.troubles, []);
});

test("a player adjusts a piece, cancels a press, claims a flag and resigns", async () => {
  const board = await newBoard(hall, { settings: { illegal_moves: "hall" } });
  const white = await comes(browser, hall, board.white);
  const black = await comes(browser, hall, board.black);
  await ruled(white, "Black has arrived");
  await act(hall, board, "arbiter", ["starts_round"]);
  await runs(white, "white");

  // 4.2.1: after "I adjust" a touch binds to nothing, and only that one touch.
  await white.locator("#near [data-act=adjust]").click();
  await square(white, "d1").click();
  await ruled(white, "White adjusts");
  assert.equal(await white.locator("#near [data-act=adjust]").getAttribute("aria-pressed"), "false");
  assert.equal(await white.locator(".square.touched").count(), 0);

  // Whoever calls the arbiter can say what about, and the arbiter sees it.
  await white.locator("#near [data-act=call]").click();
  await white.locator("dialog button", { hasText: "Clock" }).click();
  await ruled(white, "White has stopped the clocks");
  const watched = await fetch(`${hall.address}/api/v1/games/${board.game}/watch`, {
    headers: { authorization: `Bearer ${board.arbiter}` },
  });
  assert.deepEqual((await watched.json()).called, { by: "white", about: "clock" });
  await act(hall, board, "arbiter", [{ restarts: { side: null } }]);
  await runs(white, "white");

  // Nobody resigns or presses without having moved by a slip.
  await white.locator("#near [data-act=resign]").click();
  await white.locator("dialog button", { hasText: "Cancel" }).click();
  await press(white);
  await white.locator("dialog", { hasText: "You have not made a move" }).waitFor();
  await white.keyboard.press("Escape");
  await white.locator("dialog").waitFor({ state: "detached" });
  await tapMove(white, "d2", "d4");
  await stands(white, "d4", "pawn");
  await press(white);
  await runs(black, "black");

  // 6.8: a flag that the hall does not watch has fallen when it is claimed.
  await act(hall, board, "arbiter", [{ sets_clock: { side: "black", time: 200 } }]);
  // What Black writes is a row of the log that White never sees.
  await act(hall, board, "black", [{ records: { text: "d4" } }]);
  await white.locator("#far chess-clock[data-flag]", { hasText: "0.0" }).waitFor();
  assert.equal(await white.locator("#state .score").count(), 0);
  await white.locator("#near [data-act=claim]").click();
  await white.locator("dialog select").selectOption("flag");
  await white.locator("dialog button[value=yes]").click();
  await white.locator("#state .score", { hasText: "1 – 0" }).waitFor();

  // 8.1 by hand: what is written is what the player writes.
  const writer = await browser.newContext({ locale: "en" });
  await writer.addInitScript(() => localStorage.setItem("jadoube", JSON.stringify({ record: "hand" })));
  const third = await newBoard(hall);
  const pen = await writer.newPage();
  await pen.goto(`${hall.address}/join#${third.white}`);
  await pen.waitForURL(/\/play\//);
  await act(hall, third, "black", ["arrives"]);
  await act(hall, third, "arbiter", ["starts_round"]);
  await runs(pen, "white");
  // A quick hand moves and presses before the hall has said a word, and is not asked whether it means it.
  await pen.evaluate(() => {
    const board = document.querySelector("chess-board");
    board.choose("e2");
    board.choose("e4");
    document.querySelector("#near chess-clock").press();
  });
  await runs(pen, "black");
  await pen.locator("#write input").fill("e2-e4");
  await pen.keyboard.press("Enter");
  await pen.locator("score-sheet td", { hasText: "e2-e4" }).waitFor();
  assert.deepEqual(await axe(pen), []);

  const second = await newBoard(hall);
  const anna = await comes(browser, hall, second.white);
  await comes(browser, hall, second.black);
  await ruled(anna, "Black has arrived");
  await act(hall, second, "arbiter", ["starts_round"]);
  await runs(anna, "white");
  await anna.locator("#near [data-act=resign]").click();
  await anna.locator("dialog button[value=yes]").click();
  await anna.locator("#state .score", { hasText: "0 – 1" }).waitFor();
});

test("a claim has to be chosen, and a ruling that was struck out is marked", async () => {
  const board = await newBoard(hall);
  const white = await comes(browser, hall, board.white);
  const black = await comes(browser, hall, board.black);
  await ruled(black, "Black has arrived");
  await act(hall, board, "arbiter", ["starts_round"]);
  await runs(white, "white");
  await white.locator("#near [data-act=claim]").click();
  const costs = white.locator("dialog p.faint", { hasText: "stops the clocks" });
  assert.ok(!(await costs.isVisible()));
  await white.locator("dialog button[value=yes]").click();
  await white.locator("dialog .trouble:not(:empty)").waitFor();
  await white.locator("dialog select").selectOption("illegal_move");
  assert.ok(!(await costs.isVisible()), "only the claim of a draw costs something");
  await white.locator("dialog select").selectOption("repetition");
  assert.ok(await costs.isVisible());
  await white.locator("dialog button[value=yes]").click();
  await ruled(black, "claim is incorrect");
  const entry = await black.evaluate(() => globalThis.jadoube.feed.log.findLast((found) => found.act?.claims).seq - 1);
  await act(hall, board, "arbiter", [{ corrects: { entry } }]);
  const struck = (page) =>
    page
      .locator("#rulings li.struck", { hasText: "Struck out by the arbiter" })
      .filter({ has: page.locator("s", { hasText: "Black gets an extra 2 minutes" }) });
  for (const page of [white, black]) await struck(page).first().waitFor({ state: "attached" });
  await black.reload();
  await struck(black).first().waitFor({ state: "attached" });
  assert.equal(
    await black
      .locator("#rulings li:not(.struck):not(.headline)", { hasText: "Black gets an extra 2 minutes" })
      .count(),
    0,
  );
});
