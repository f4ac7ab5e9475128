// Nothing moves under the fingers: offers and long rulings come where there is room for them. And what players read is
// for players.

import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, comes, press, ruled, runs, square, stands, tapMove } from "./hall.mjs";
import { LAPTOP, PHONE, TABLET, browser, hall, started, two } from "./stage.mjs";

/** Where everything is that a finger may be on its way to. */
const places = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        ...document.querySelectorAll(
          "chess-board, chess-clock, [data-act=resign], [data-act=call], [data-act=more], #state, #typed input, #stop",
        ),
      ]
        .filter((thing) => thing.checkVisibility())
        .map((thing) => {
          const { x, y, width, height } = thing.getBoundingClientRect();
          // On the page, not in the window: what is to be clicked is brought into view by the test.
          return [
            `${thing.closest(".seat")?.id ?? ""} ${thing.id || thing.dataset.act || thing.localName}`,
            [x + scrollX, y + scrollY, width, height].map(Math.round),
          ];
        }),
    ),
  );

test("an offer and a ruling come without moving board, clocks or buttons, on a phone and a laptop", async () => {
  for (const options of [PHONE, LAPTOP]) {
    const board = await started();
    const white = await comes(browser, hall, board.white, options);
    await runs(white, "white");
    await act(hall, board, "white", [{ plays: { played: "e2e4", hands: "one" } }, { presses: { hand: "one" } }]);
    await runs(white, "black");
    const before = await places(white);
    assert.ok(before["near resign"] && before["near chess-clock"] && before[" board"], JSON.stringify(before));
    await act(hall, board, "black", [
      { plays: { played: "e7e5", hands: "one" } },
      { offers_draw: { conditional: false } },
    ]);
    await white.locator("#near .offer").waitFor();
    assert.deepEqual(await places(white), before, "an offer");
    assert.deepEqual(await axe(white), []);
    // What the offer hides is still to be had.
    await white.locator("#near [data-act=more]").click();
    await white.locator("dialog button[value=claim]").waitFor();
    await white.locator("dialog button[value=adjust]").waitFor();
    await white.keyboard.press("Escape");
    await act(hall, board, "black", [{ presses: { hand: "one" } }]);
    await runs(white, "white");
    await white.locator("#near [data-act=decline]").click();
    await white.locator("#near .offer").waitFor({ state: "detached" });
    assert.deepEqual(await places(white), before, "the offer is gone");
    // An illegal move: the longest thing that is said. The button that starts the clocks is the arbiter's.
    await act(hall, board, "white", [{ plays: { played: "g1f3", hands: "one" } }, { presses: { hand: "one" } }]);
    await act(hall, board, "black", [{ plays: { played: "a8a3", hands: "one" } }, { presses: { hand: "one" } }]);
    await white
      .locator("#state", { hasText: "Black's first illegal move: it is taken back, White gets an extra 2 minutes" })
      .waitFor();
    assert.deepEqual(await places(white), before, "a ruling");
    assert.deepEqual(await axe(white), []);
    // It is the first thing that the list says, too, and every ruling is a sentence.
    const [first, ...rest] = await white.locator("#rulings li").allTextContents();
    assert.match(first, /^7\.5\.5 Black's first illegal move: it is taken back, White gets an extra 2 minutes/);
    assert.match(
      rest.slice(0, 2).join(" "),
      /7\.5\.1 Black completed an illegal move.*White gets an extra 2 minutes for Black's illegal move/,
    );
    for (const told of [first, ...rest]) assert.doesNotMatch(told, /^\S+ \p{Ll}/u, told);
  }
});

test("on one device an offer to the player opposite moves nothing either", async () => {
  for (const options of [PHONE, TABLET, LAPTOP]) {
    const page = await two(options);
    await tapMove(page, "e2", "e4");
    await stands(page, "e4", "white pawn");
    const before = await places(page);
    await page.locator("#near [data-act=offer]").click();
    await page.locator("dialog button[value=yes]").click();
    await page.locator("#far .offer").waitFor();
    assert.deepEqual(await places(page), before);
    await page.locator("#far [data-act=decline]").click();
    await page.locator("#far .offer").waitFor({ state: "detached" });
    assert.deepEqual(await places(page), before);
  }
});

test("on one device a tap on a piece of the player who has not pressed is not a touch by the opponent", async () => {
  const page = await two();
  await tapMove(page, "e2", "e4");
  await stands(page, "e4", "white pawn");
  await page.locator("#state", { hasText: "not pressed the clock" }).waitFor();
  await square(page, "d2").click();
  await page.locator("#toast p", { hasText: "It is not your move" }).waitFor();
  assert.equal(await page.locator(".square.touched").count(), 0);
  // The running clock can be read under the mouse.
  const clock = page.locator("#near chess-clock[data-runs] button");
  const colors = () =>
    clock.evaluate((button) => [getComputedStyle(button).backgroundColor, getComputedStyle(button).color].join());
  const away = await colors();
  await clock.hover();
  assert.equal(await colors(), away);
  await press(page);
  await runs(page, "black");
});

test("players read what is asked of the arbiter without its number and its answers", async () => {
  const board = await started({ settings: {} });
  const white = await comes(browser, hall, board.white);
  const arbiter = await comes(browser, hall, board.arbiter);
  // Found only after the reply: which times the clocks show is for the arbiter to say.
  await act(hall, board, "white", [{ plays: { played: "e2e5", hands: "one" } }, { presses: { hand: "one" } }]);
  await act(hall, board, "black", [{ plays: { played: "d7d6", hands: "one" } }, { presses: { hand: "one" } }]);
  await act(hall, board, "arbiter", [{ observes: "illegal_move" }]);
  await ruled(white, "The arbiter decides: what should the clocks show?");
  const all = (await white.locator("main").textContent()) ?? "";
  assert.doesNotMatch(all, /question \d|Answers:|leave times|leave the times/i);
  await arbiter.locator("#arbiter .question", { hasText: "What should the clocks show?" }).waitFor();
  await arbiter.locator("#arbiter .question button", { hasText: "Leave the times as they are" }).click();
  await ruled(white, "The arbiter has decided");
});

test("who has to seal reads how, and the other that it is so", async () => {
  const board = await started();
  const white = await comes(browser, hall, board.white);
  const black = await comes(browser, hall, board.black);
  await runs(white, "white");
  const before = await places(white);
  await act(hall, board, "arbiter", [{ adjourned: "asks_to_seal" }]);
  await white.locator("#state", { hasText: "do not make it on the board" }).waitFor();
  await black.locator("#state", { hasText: "The opponent is sealing a move" }).waitFor();
  await white.locator("#near [data-act=seal]").waitFor();
  assert.deepEqual(await places(white), before);
});

test("two at one device play another game with the colors changed", async () => {
  const context = await browser.newContext({ locale: "en", ...PHONE });
  const page = await context.newPage();
  await page.goto(hall.address);
  await page.locator("summary").click();
  await page.locator("[name=white]").fill("Anna");
  await page.locator("[name=black]").fill("Bert");
  await page.locator("[name=own]").fill("40/90m, 30m; +30s");
  await page.locator("button[value=here]").click();
  await page.waitForURL(/\/play\//);
  const first = page.url();
  await page.locator("#start").click();
  await runs(page, "white");
  await page.locator("#near [data-act=resign]").click();
  await page.locator("dialog button[value=yes]").click();
  await page.locator("#state .score", { hasText: "0 – 1" }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.locator("#near [data-act=again]").click();
  await page.locator("dialog button[value=yes]").click();
  await page.waitForURL((address) => address.pathname.startsWith("/play/") && address.href !== first);
  await page.locator("#near .who", { hasText: "Bert" }).waitFor();
  await page.locator("#start").click();
  await runs(page, "white");
  await page.locator("#near .more", { hasText: "40 moves to go" }).waitFor();
  const control = await page.evaluate(() => globalThis.jadoube.feed.opening.rules.control.pgn);
  assert.equal(control, "40/5400+30:1800+30");
});
