// The pages of arbiters, organizers and spectators: one test for each, and what each must not lack.

import assert from "node:assert/strict";
import { test } from "node:test";
import { act, axe, picture, sample, until } from "./hall.mjs";
import { LAPTOP, PHONE, browser, hall, visit } from "./stage.mjs";
import { arbiter, ask, busyRound, confirms, decides, plays, round } from "./round.mjs";

/** Nothing in the console of the browser, nothing for axe to find, nothing wider than the screen. */
async function sound(page) {
  assert.deepEqual(page.troubles, []);
  assert.deepEqual(await axe(page), []);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= room, `${page.url()} is ${wide} wide on ${room}`);
}

test("the Laws: an Article by its address, beside another edition, found by a word", async () => {
  const page = await visit("/laws/2023/7.5.5");
  await page.locator("#article h2", { hasText: "Article 7.5.5" }).waitFor();
  await page.locator("#article dd", { hasText: "7.4.b" }).waitFor();
  assert.ok((await page.locator("#article details").count()) > 0, "cases");
  assert.ok((await page.locator("#book li").count()) > 300);
  await page.selectOption("#beside", "2009");
  await page.locator("#book li.differs").first().waitFor();
  await page.fill("#search", "j'adoube");
  await page.locator("#book [role=status]").waitFor();
  await page.locator("#book li[data-number='4.2.1']").waitFor();
  assert.ok((await page.locator("#book li").count()) < 20);
  await page.locator("#book li[data-number='4.2.1'] a").first().click();
  await page.waitForURL(/\/laws\/2023\/4\.2\.1$/);
  await page.locator("#article h2", { hasText: "4.2.1" }).waitFor();
  await page.goBack();
  await page.locator("#article h2", { hasText: "7.5.5" }).waitFor();
  await page.selectOption("#beside", "");

  // People look for Articles by the signs of their keyboard, by everyday words and by numbers; what fits best comes
  // first.
  for (const [asked, first] of [
    ["j’adoube", "4.2.1"],
    ["threefold", "9.2"],
    ["Stalemate", "5.2.1"],
    ["fifty-move rule", "9.3"],
    ["fifty moves", "9.3"],
    ["9.2", "9.2"],
    ["Article 6.7", "6.7"],
  ]) {
    await page.fill("#search", asked);
    await page.locator(`#book li:first-child[data-number='${first}']`).waitFor();
  }
  // The field stays in view, however far one has read.
  await page.fill("#search", "");
  await page.locator("#book li").nth(300).scrollIntoViewIfNeeded();
  const box = await page.locator("#search").boundingBox();
  assert.ok(box.y >= 0 && box.y < 100, `the search is at ${box.y}`);
  await sound(page);
  const phone = await visit("/laws/2009/7.4.b?lang=hu", PHONE);
  await phone.locator("#article h2").waitFor();
  await sound(phone);
});

test("the ruling desk: two taps to a ruling, on a phone", async () => {
  const page = await visit("/desk", PHONE);
  await page.locator("[data-incident=illegal-move]").click();
  await page.locator(".steps li", { hasText: "Black gets an extra 2 minutes" }).waitFor();
  assert.equal(await page.locator(".rulings a[href='/laws/2023/7.5.5']").count(), 1);
  await page.locator("#case .who label", { hasText: /^Black$/ }).click();
  await page.locator(".steps li", { hasText: "White gets an extra 2 minutes" }).waitFor();
  await sound(page);
  await page.screenshot({ path: picture("desk-phone") });

  // What the clocks showed is told, and what they have to show then is worked out.
  await page.locator(".times summary").click();
  await page.locator("[name=clock-white]").fill("0:08:05");
  await page.locator("[name=clock-black]").fill("twelve");
  await page.locator("[name=clock-black]").blur();
  await page.locator(".times .trouble", { hasText: "“twelve” is not a time" }).waitFor();
  await page.locator("[name=clock-black]").fill("0:12:30");
  await page.locator("[name=clock-black]").blur();
  await page.locator(".clocks", { hasText: "White 0:08:05 → 0:10:05, Black 0:12:30 → 0:12:00" }).waitFor();
  await page.locator("summary", { hasText: "Minutes" }).click();
  await page.locator(".minutes", { hasText: "Clock times: White 0:08:05 → 0:10:05" }).waitFor();

  // Another edition, and what is left to the arbiter.
  await page.locator("#rules > summary").click();
  await page.locator("#editions label", { hasText: "2009" }).click();
  await page.locator(".rulings a[href='/laws/2009/7.4.b']").waitFor();
  await page.locator("#editions label", { hasText: "2023" }).click();
  await page.locator("#rules > summary").click();
  await page.goBack();
  await page.locator("[data-incident=conduct]").click();
  await page.locator(".question button", { hasText: "Opponent's time" }).click();
  // What cannot be read is said, and nothing is lost.
  await page.locator("dialog input").fill("one");
  await page.locator("dialog button[value=yes]").click();
  await page.locator("dialog .trouble", { hasText: "“one” is not a time" }).waitFor();
  await page.locator("dialog input").fill("1");
  await page.keyboard.press("Enter");
  await page.locator(".steps li", { hasText: "gets an extra 1 minute" }).waitFor();
});

test("the ruling desk: a position, a count, and the minutes", async () => {
  const page = await visit("/desk#touch-move");
  await page.locator("summary", { hasText: "Set up the position" }).click();
  await page.getByRole("button", { name: "Empty board" }).click();
  for (const [piece, square] of [
    ["white king", "e1"],
    ["white pawn", "e2"],
    ["black king", "e8"],
  ]) {
    await page.getByRole("button", { name: piece, exact: true }).click();
    await page.locator(`position-editor [data-square=${square}]`).click();
  }
  await page.locator("position-editor label", { hasText: "Touched piece" }).click();
  await page.locator("position-editor [data-square=e2]").click();
  await page.locator(".rulings", { hasText: "e3 or e4" }).waitFor();
  await sound(page);

  // 6.9: whether the opponent can still mate is seen from the position.
  await page.goto(`${hall.address}/desk#flag`);
  await page.reload();
  await page.locator("summary", { hasText: "Set up the position" }).click();
  const ending = async (fen) =>
    page.locator("position-editor").evaluate((editor, placement) => editor.set(placement, false), fen);
  await ending("8/8/4k3/8/8/8/1PK5/8");
  await page.locator(".score", { hasText: "½–½" }).waitFor();
  await ending("8/8/4k3/8/3n4/8/1PK5/8");
  await page.locator(".score", { hasText: "0–1" }).waitFor();
  await page.setViewportSize({ width: 1366, height: 1010 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: picture("desk-laptop") });
  await page.goto(`${hall.address}/desk#repetition`);
  await page.reload();
  await page.locator(".score", { hasText: "½–½" }).waitFor();
  await page.getByRole("button", { name: "Fewer" }).click();
  await page.locator(".rulings", { hasText: "the position has occurred twice" }).waitFor();
  await page.locator("summary", { hasText: "Minutes" }).click();
  await page.locator(".minutes", { hasText: "Laws of 2023" }).first().waitFor();
});

test("the console: the most urgent first, a question decided, a penalty, a clock set", async () => {
  const page = await arbiter(browser, hall);
  const { boards } = await busyRound(page, hall);
  await page.reload();
  await page.locator(".watched").nth(5).waitFor();
  const order = await page.locator(".watched").evaluateAll((cards) => cards.map((card) => card.dataset.game));
  assert.equal(order[0], boards[2].game, "stopped clocks come first");
  assert.equal(order[1], boards[4].game, "then an open question");
  assert.equal(order.at(-1), boards[5].game, "a game that is over comes last");
  await page
    .locator(`[data-game="${boards[3].game}"] .mark`, { hasText: /(White|Black) absent, \d+ min/ })
    .first()
    .waitFor();
  await page.locator(`[data-game="${boards[2].game}"] .mark`, { hasText: "Black: 1 illegal move" }).waitFor();
  await page
    .locator(`[data-game="${boards[2].game}"] .place`, { hasText: "Open of the Five Languages · round 1, board 3" })
    .waitFor();
  // A game that nobody has started does not go on, and nobody is to move in it.
  const {
    boards: [quiet],
  } = await round(page, hall, { name: "Tomorrow" });
  await page.locator("#summary", { hasText: "5 games in progress" }).waitFor();
  await page.locator("#summary", { hasText: "6 have not begun" }).waitFor();
  await page.getByRole("button", { name: "Start round 1 · Tomorrow" }).click();
  await page.locator("dialog input[type=checkbox]").nth(5).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(`[data-game="${quiet.game}"] [data-turn]`).count(), 0);
  assert.equal(await page.locator(`[data-game="${boards[0].game}"] [data-turn]`).count(), 1);
  await sound(page);
  await page.screenshot({ path: picture("console-laptop") });
  await page.setViewportSize(PHONE.viewport);
  await page.screenshot({ path: picture("console-phone") });
  await page.setViewportSize(LAPTOP.viewport);

  await page.locator(`[data-game="${boards[4].game}"] a`).click();
  await page.locator(".question").waitFor();
  // Which other boards wait is told with their players.
  await page
    .locator(".others a", { hasText: "round 1, board 2, Papadakis Eleni – Jovanović Mila: last minute" })
    .waitFor();
  await page.locator("#where", { hasText: "Open of the Five Languages · round 1, board 5" }).waitFor();
  await sound(page);
  await page.screenshot({ path: picture("console-board") });
  // The log shows incidents; every act is there when it is asked for.
  assert.equal(await page.locator(".log li").count(), 1);
  await page.getByLabel("All acts").check();
  await page.locator(".log .what", { hasText: "White presses" }).first().waitFor();
  await page.getByLabel("All acts").uncheck();
  assert.match(await page.locator(".log li time").first().innerText(), /^\d\d:\d\d:\d\d$/);
  // Conduct is by player, and a new link is not drawn by a slip.
  await page.locator("summary", { hasText: "Conduct and devices" }).click();
  assert.deepEqual(await page.locator(".group[open] legend").allInnerTexts(), ["Tóth Éva", "Berg Hanna"]);
  await page.locator("summary", { hasText: "Links and downloads" }).click();
  await page.getByRole("button", { name: "New link for Tóth Éva" }).click();
  await page.locator("dialog", { hasText: "The link that Tóth Éva has now will stop working." }).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(
    (
      await fetch(`${hall.address}/api/v1/games/${boards[4].game}`, {
        headers: { authorization: `Bearer ${boards[4].white}` },
      })
    ).status,
    200,
    "the old link is good",
  );
  await page.locator(".question button", { hasText: "Warning" }).click();
  await page.locator(".question").waitFor({ state: "detached" });
  await page.locator(".log li", { hasText: "warn" }).first().waitFor();
  await page.getByRole("button", { name: "Stop the clocks" }).click();
  await page.locator("summary", { hasText: /^Clocks$/ }).click();
  await page.getByRole("button", { name: "Set the clock of Tóth Éva" }).click();
  await page.getByLabel("Time (h:mm:ss)").fill("ten");
  await page.locator("dialog button[value=yes]").click();
  await page.locator("dialog .trouble", { hasText: "“ten” is not a time" }).waitFor();
  assert.equal(await page.evaluate(() => getSelection()?.toString()), "ten", "what is wrong is typed over");
  await page.getByLabel("Time (h:mm:ss)").fill("0:10:00");
  await page.getByLabel("Moves on the counter").fill("39");
  await page.locator("dialog button[value=yes]").click();
  await page.locator("dialog .follows", { hasText: "White's clock: " }).waitFor();
  await confirms(page, "the clock had not been set");
  await page.locator("chess-clock .time", { hasText: "10:00" }).waitFor();
  // What the arbiter does stands in the log with what it was.
  await page.locator(".log .what", { hasText: "The arbiter sets White's move counter to 39" }).waitFor();

  // 12.9: a penalty that cannot be read stays where it was written.
  await page.locator("summary", { hasText: "Penalties" }).click();
  await page.locator(".penalties").first().getByRole("button", { name: "Extra time for the opponent" }).click();
  await page.locator("dialog h2", { hasText: "Penalize Tóth Éva: extra time for the opponent" }).waitFor();
  await page.locator("dialog input").fill("a while");
  await page.locator("dialog button[value=yes]").click();
  await page.locator("dialog .trouble", { hasText: "“a while” is not a time" }).waitFor();
  assert.equal(await page.locator("dialog input").inputValue(), "a while");
  await page.locator("dialog input").fill("5:00");
  await page.locator("dialog button[value=yes]").click();
  await confirms(page, "talking");
  await page.locator(".log .ruling", { hasText: "5 minutes" }).first().waitFor();

  // What a button far below asks is where the arbiter looks.
  await page.setViewportSize(PHONE.viewport);
  await page.locator(".penalties").getByRole("button", { name: /noise/ }).last().click();
  await page.locator(".question legend", { hasText: "Black" }).waitFor();
  const place = () =>
    page
      .locator(".question")
      .last()
      .evaluate((asked) => {
        const { top, bottom } = asked.getBoundingClientRect();
        return { top, bottom, height: innerHeight, scrolled: scrollY };
      });
  const seen = async () => {
    const { top, bottom, height } = await place();
    return top >= 0 && bottom <= height;
  };
  await until(seen, "the question is on the screen", async () => JSON.stringify(await place()));
  await page.setViewportSize(LAPTOP.viewport);
  await page.locator(".question button", { hasText: "Warning" }).click();
  await page
    .locator(".log .what", { hasText: /The arbiter decides.*: warning/i })
    .first()
    .waitFor();

  // A player who calls has said what about.
  await act(hall, boards[0], "black", [{ stops_clocks: { reason: { call_about: "disturbance" } } }]);
  await page.goto(`${hall.address}/console`);
  await page.locator(`[data-game="${boards[0].game}"] .mark.bad`, { hasText: "Black calls: disturbance" }).waitFor();
  assert.deepEqual(page.troubles, []);
});

test("the console: back to an earlier position, chosen by looking at it, with the clocks", async () => {
  const page = await arbiter(browser, hall);
  const {
    boards: [board, other],
  } = await round(page, hall, { name: "Back" });
  await plays(page, hall, board, "e2e4 e7e5 g1f3 b8c6");
  await page.goto(`${hall.address}/console/${board.game}`);
  await page.locator("summary", { hasText: "Position and reconstruction" }).click();
  await page.getByRole("button", { name: "Back to an earlier position" }).click();
  await page.locator("dialog output", { hasText: "Before Black's move 2 (2. Nf3)" }).waitFor();
  await page.getByRole("button", { name: "One move earlier" }).click();
  await page.locator("dialog output", { hasText: "Before White's move 2 (1… e5)" }).waitFor();
  await page.getByLabel("Clock of Kovács Anna").fill("1:20:00");
  await sound(page);
  await page.locator("dialog button[value=yes]").click();
  await confirms(page, "the clock was wrong");
  await page.locator("[data-square=g1][aria-label*=knight]").waitFor();
  await page.locator("[data-square=e5][aria-label*=pawn]").waitFor();
  await page.locator(".log .ruling", { hasText: "The position after 1…e5 is restored" }).waitFor();
  await page.locator("chess-clock .time", { hasText: "1:20:00" }).waitFor();
  await page.locator("score-sheet td.now", { hasText: "e5" }).waitFor();

  // 7.5: an illegal move that nobody mentions is for the arbiter to see, and for nobody else.
  await plays(page, hall, other, "e2e4 e7e5");
  await act(hall, other, "white", [{ plays: { played: "g1g3", hands: "one" } }, { presses: { hand: "one" } }]);
  await page.goto(`${hall.address}/console/${other.game}`);
  await page.locator(".marks .mark.bad", { hasText: "White: illegal move, nobody has complained" }).waitFor();
  await page.locator(".acts .first").getByRole("button", { name: "The arbiter sees an illegal move" }).click();
  await confirms(page);
  await page.locator(".log .ruling", { hasText: "7.5.5" }).first().waitFor();
  await page.locator(".marks .mark", { hasText: "nobody has complained" }).waitFor({ state: "detached" });
});

test("the console: adjourned, sealed, resumed, and the envelope printed", async () => {
  const page = await arbiter(browser, hall);
  const {
    boards: [board],
  } = await round(page, hall);
  await page.goto(`${hall.address}/console/${board.game}`);
  await page.getByRole("button", { name: "Start the round" }).waitFor();
  await page.locator("summary", { hasText: "Conduct and devices" }).waitFor();
  assert.equal(
    await page.locator("summary", { hasText: "Adjournment" }).count(),
    0,
    "nobody adjourns a game that has not begun",
  );
  await plays(page, hall, board, "e2e4 e7e5");
  await page.locator("summary", { hasText: "Adjournment" }).click();
  assert.deepEqual((await page.locator(".group[open] button").allInnerTexts()).length, 1, "only what can be done now");
  await page.getByRole("button", { name: /asks for a sealed move/ }).click();
  await page.locator(".log li", { hasText: "seal" }).first().waitFor();
  await fetch(`${hall.address}/api/v1/games/${board.game}/seal`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${board.white}` },
    body: JSON.stringify({ id: "seal-1", text: "Nf3", on: "paper" }),
  });
  await page.locator(".marks .mark", { hasText: "sealing a move" }).waitFor();
  await act(hall, board, "white", [{ stops_clocks: { reason: "sealed" } }]);
  await page.locator(".log li", { hasText: "stops the clock after sealing the move" }).waitFor();
  await page.locator(".marks .mark", { hasText: "adjourned" }).waitFor();
  await page.getByRole("button", { name: "Resume the game" }).waitFor();
  assert.equal(
    await page.getByRole("button", { name: /Start the clock/ }).count(),
    0,
    "between the sessions no clock is started",
  );
  await page.getByRole("button", { name: "Print the envelope" }).click();
  await page.locator("#print pre").waitFor({ state: "attached" });
  assert.match(await page.locator("#print").textContent(), /Kovács Anna/);
  await page.getByRole("button", { name: "Resume the game" }).click();
  await act(hall, board, "black", ["arrives"]);
  await page.getByRole("button", { name: "Open the envelope" }).click();
  await page.locator("dialog button[value=yes]").click();
  await page.locator("[data-square=f3][aria-label*=knight]").waitFor();
});

test("a wooden board keeps its counts, and its result reaches the table", async () => {
  const page = await arbiter(browser, hall, PHONE);
  const {
    competition,
    boards: [board],
  } = await round(page, hall, { name: "On wood" });
  await page.goto(`${hall.address}/desk/${board.game}`);
  await page.getByRole("button", { name: "Start the round" }).click();
  // No default time was announced, so that it is over: it is asked whether she came late, and what follows from it.
  await page.getByRole("button", { name: "Kovács Anna has arrived" }).click();
  await page.getByRole("button", { name: "After the default time" }).click();
  await page.locator("#case h2", { hasText: "Late or absent" }).waitFor();
  await page.locator(".answer .question", { hasText: "lose the game" }).waitFor();
  await page.getByRole("button", { name: "← All" }).or(page.locator("#case .top button")).first().click();
  await page.getByRole("button", { name: "Kovács Anna has arrived" }).click();
  await page.getByRole("button", { name: "In time, noted only now" }).click();
  for (const count of [1, 2]) {
    await page.locator("[data-incident=illegal-move]").click();
    await page.locator(".steps li").first().waitFor();
    await page.getByRole("button", { name: "Note at this board" }).click();
    if (count === 2) await page.locator("dialog button[value=yes]").click();
    await page
      .locator("#wooden .counts tr", { hasText: "Illegal moves" })
      .locator("td", { hasText: String(count) })
      .waitFor();
  }
  await page.locator("#wooden .mark", { hasText: "0–1" }).waitFor();
  // The competition follows its boards a moment later.
  const score = async () => (await ask(page, `/api/v1/competitions/${competition}`)).rounds[0][0].score;
  await until(async () => (await score()) !== undefined, "the result reaches the table");
  assert.deepEqual(await score(), { white: 0, black: 2 });
  await sound(page);

  // What was noted stands in the console; a result that was a mistake is struck out there, for everybody to read, and
  // is open again.
  await page.goto(`${hall.address}/console/${board.game}`);
  await page.locator(".log li", { hasText: "White has arrived" }).waitFor();
  assert.equal(await page.locator(".log li", { hasText: "7.5.5" }).count(), 2);
  await page.locator("chess-board").waitFor({ state: "hidden" });
  await page.locator("chess-clock", { hasText: "Kovács Anna" }).getByText("–:––").waitFor();
  assert.equal(await page.locator(".log li", { hasText: "declare" }).count(), 1, "the result is told once");
  await page
    .locator(".log li", { hasText: "The arbiter declares" })
    .getByRole("button", { name: "Strike this entry out" })
    .click();
  await page.locator("dialog .follows", { hasText: "The result 0-1 no longer stands" }).waitFor();
  await confirms(page, "a slip");
  await page
    .locator(".log li.struck", { hasText: "The arbiter declares" })
    .locator(".by", { hasText: /Struck out by arbiter, \d\d:\d\d/ })
    .waitFor();
  await page.locator(".log li.struck s").first().waitFor();
  await page.locator(".marks .mark.good").waitFor({ state: "detached" });
  assert.doesNotMatch(await page.locator(".marks").innerText(), /declares the result/);
  await sound(page);
  await page.goto(`${hall.address}/desk/${board.game}`);
  await page.locator("#wooden .results").waitFor();
  await page.locator("#wooden summary", { hasText: "5 notes" }).click();
  await page.locator("#wooden .notes li.struck s", { hasText: "The result was declared: 0-1" }).waitFor();
  await until(async () => (await score()) === undefined, "the result is open in the table again");
  const { standings } = await ask(page, `/api/v1/competitions/${competition}`);
  assert.equal(standings[0].half_points, 0);
  const log = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/api/v1/competitions/${competition}/incidents.txt`,
  );
  assert.match(log, /7\.5\.5/);
  assert.match(log, /\[struck out\]/);

  // The ruling that was noted ended the game, and no result stands: the console says so, and asks before another one is
  // entered.
  await page.goto(`${hall.address}/console`);
  await page
    .locator(`[data-game="${board.game}"][data-urgent=bad] .mark.bad`, { hasText: /ruled 0–1 at \d/ })
    .waitFor();
  await page.goto(`${hall.address}/desk/${board.game}`);
  await page.locator("#wooden .mark.bad", { hasText: /ruled 0–1 at .*, no result yet/ }).waitFor();
  await sound(page);
  await page.goto(`${hall.address}/console/${board.game}`);
  await page.locator(".marks .mark.bad", { hasText: "no result yet" }).waitFor();
  await page.locator("summary", { hasText: "Result" }).click();
  await page.getByRole("button", { name: "1–0", exact: true }).click();
  await page.locator("dialog h2", { hasText: /The ruling noted at .* says 0–1: enter 1–0 anyway\?/ }).waitFor();
  await sound(page);
  await confirms(page, "the players agree on it");
  await page.locator(".marks .mark.warn", { hasText: "result against the ruling" }).waitFor();
  await page.locator(".log li", { hasText: "This contradicts the ruling noted earlier: 0-1" }).waitFor();
  await page
    .locator(".log li", { hasText: "The arbiter strikes out: “The arbiter declares the result 0-1”" })
    .waitFor();
  await page.goto(`${hall.address}/console`);
  await page
    .locator(`[data-game="${board.game}"]:not([data-over]) .mark.warn`, { hasText: "result against the ruling" })
    .waitFor();
  await sound(page);
});

test("the screen shows a round, and a delayed one no earlier than was announced", async () => {
  const page = await arbiter(browser, hall);
  const { competition } = await busyRound(page, hall, { name: "Live" });
  const screen = await visit(`/screen/${competition}`, { viewport: { width: 1920, height: 1080 } });
  await screen.locator(".shown").nth(5).waitFor();
  await screen.locator(".result.done", { hasText: "0–1" }).waitFor();
  await sound(screen);
  await screen.screenshot({ path: picture("screen") });
  const late = await round(page, hall, { name: "Late", settings: { delay_seconds: 900 } });
  await plays(page, hall, late.boards[0], "e2e4");
  const delayed = await visit(`/screen/${late.competition}`);
  await delayed.locator("#said", { hasText: "15-minute delay" }).waitFor();
  const { boards } = await ask(page, `/api/v1/competitions/${late.competition}/screen`);
  assert.equal(boards[0].view.plies, 0);
  assert.equal(
    await delayed.locator("[data-turn]").count(),
    0,
    "nobody is to move before it is shown that somebody is",
  );
  await delayed.goto(`${hall.address}/screen/game/${late.boards[0].game}`);
  await delayed.locator("#said", { hasText: "15-minute delay" }).waitFor();
  await delayed.goto(`${hall.address}/play/${late.boards[0].game}`);
  await delayed.locator("#late", { hasText: "15-minute delay" }).waitFor();
  // Results are as late as the moves, on the page of the competition too; the arbiter has them at once.
  await decides(page, late.boards[0], { declares: { score: { white: 2, black: 0 } } });
  await page.goto(`${hall.address}/competitions/${late.competition}`);
  await page.locator(".round tbody tr", { hasText: "1–0" }).waitFor();
  await delayed.goto(`${hall.address}/competitions/${late.competition}`);
  await delayed.locator(".tools", { hasText: "15-minute delay" }).waitFor();
  assert.equal(await delayed.locator(".round tbody tr", { hasText: "1–0" }).count(), 0);
});

test("a competition: announced, paired by hand, handed out, downloaded", async () => {
  const page = await arbiter(browser, hall);
  await page.goto(`${hall.address}/competitions`);
  await page.locator("[name=name]").fill("Saturday rapid");
  await page.locator("[name=control]").fill("15+10");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  // What was understood is shown; a line that was not is pointed at, and nothing is paired.
  await page
    .locator("textarea[name=pairings]")
    .fill("White Black\n1. Anna – Bert\n2\tCecil-Paul\tDora\nGina - bye ½\n");
  await page.locator(".understood li", { hasText: "Gina has no opponent (½ point)" }).waitFor();
  await page
    .locator(".understood li", { hasText: "The list of players is empty: 5 are entered with this round." })
    .waitFor();
  assert.equal(await page.locator(".understood li.wrong").count(), 0);
  await page.locator("textarea[name=pairings]").fill("1. Anna – Bert\n2\tCecil-Paul\tDora\nEva Fred\nGina - bye\n");
  await page.locator(".understood li", { hasText: "Cecil-Paul – Dora" }).waitFor();
  await page.locator(".understood li", { hasText: "Gina has no opponent" }).waitFor();
  await page.getByRole("button", { name: "Pair the round" }).click();
  await page.locator(".trouble", { hasText: "Line 3: “Eva Fred” does not name two players" }).waitFor();
  assert.equal(
    await page.evaluate(
      () =>
        getSelection().toString() ||
        document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd),
    ),
    "Eva Fred",
  );
  await sound(page);
  await page.locator("textarea[name=pairings]").fill("1. Anna – Bert\n2\tCecil-Paul\tDora\nGina - bye\n");
  await page.getByRole("button", { name: "Pair the round" }).click();
  await page.locator(".round tbody tr", { hasText: "Gina" }).waitFor();
  assert.deepEqual(
    (await page.locator(".round tbody tr").allInnerTexts()).map((line) => line.split(/\s*\t\s*/).slice(0, 4)),
    [
      // Nobody has a link yet, so these may be wooden boards.
      ["1", "Anna", "1–0\n½–½\n0–1", "Bert"],
      ["2", "Cecil-Paul", "1–0\n½–½\n0–1", "Dora"],
      ["–", "Gina", "1", "no opponent"],
    ],
  );
  await page.getByRole("button", { name: "Links and QR codes for the players" }).click();
  await page.locator("dialog button[value=yes]").click();
  await page.locator(".handout").nth(3).waitFor();
  await page.locator(".handout", { hasText: "Saturday rapid · Round 1" }).first().waitFor();
  await sound(page);
  await page.getByRole("button", { name: "Copy: Board 1, Bert" }).waitFor();
  await page.getByRole("link", { name: "Board 2, Dora: http" }).waitFor();
  const [, toBert] = await page.locator(".handout a").evaluateAll((links) => links.map((link) => link.href));
  const bert = await visit("");
  await bert.goto(toBert);
  await bert.waitForURL(/\/play\//);
  await bert.locator("#state").waitFor();

  // What was paired wrongly is put right; who sits at the wrong board is brought to the right one.
  await page.getByRole("button", { name: "Correct the pairings of round 1" }).click();
  await page.locator("dialog textarea").fill("1. Bert – Anna 1-0\n2. Cecil-Paul – WIM Dora 2210\nGina - bye\n");
  await page.locator("dialog .understood li", { hasText: "Bert – Anna" }).getByText("left out: 1-0").waitFor();
  await page.locator("dialog .understood li", { hasText: "Cecil-Paul – WIM Dora (2210)" }).waitFor();
  await sound(page);
  await page.locator("dialog button[value=yes]").click();
  await page.locator("#toast", { hasText: "Round 1 is corrected." }).waitFor();
  assert.deepEqual((await page.locator(".round tbody tr").first().innerText()).split(/\s*\t\s*/).slice(0, 4), [
    "1",
    "Bert",
    "–",
    "Anna",
  ]);
  await bert.waitForURL(/as=white/);
  await bert.locator("#near chess-clock[data-side=white]").waitFor();
  // Names are corrected, of the competition too.
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Correct name").fill("Sunday rapid");
  await page.keyboard.press("Enter");
  await page.locator("h1", { hasText: "Sunday rapid" }).waitFor();
  await page.getByRole("button", { name: "Correct the name of Dora" }).click();
  await page.getByLabel("Correct name").fill("Dóra");
  await page.keyboard.press("Enter");
  await page.locator(".round tbody tr", { hasText: "Dóra" }).waitFor();

  // The whole round is started; a board to which nobody was given a link is one of wood.
  await page.getByRole("button", { name: "Start round 1" }).click();
  await page.getByLabel("Board 2, Cecil-Paul – Dóra: wooden board").check();
  await sound(page);
  await page.locator("dialog button[value=yes]").click();
  await page.locator("dialog", { hasText: "Round 1: 1 with a clock here, 1 at wooden boards." }).waitFor();
  await page.locator("dialog button").click();
  await bert.locator("chess-clock[data-side=white][data-runs]").waitFor();
  await page.getByRole("button", { name: "Start round 1" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Correct the pairings of round 1" }).click();
  await page.locator("dialog textarea").fill("1. Anna – Bert\n2. Cecil-Paul – Dóra\nGina - bye\n");
  await page.locator("dialog .understood li", { hasText: "Anna – Bert" }).waitFor();
  await page.locator("dialog button[value=yes]").click();
  await page
    .locator("dialog", { hasText: "Board 1 of round 1 has begun: Bert against Anna must stay as it is" })
    .waitFor();
  assert.match(await page.locator("dialog textarea").inputValue(), /1\. Anna – Bert/, "what was typed is not lost");
  await page.keyboard.press("Escape");
  // What was refused stands in the console of the browser.
  page.troubles.length = 0;
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Report (TRF)" }).click();
  assert.equal((await file).suggestedFilename(), "report.trf");
  // What a pairing program wrote comes from a file.
  await page.locator("input[type=file]").setInputFiles({
    name: "round2.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("round,board,white,black\n2,1,Anna,Bert\n2,2,Dora,Cecil-Paul\n"),
  });
  // Dora is Dóra now: nobody is entered before it is asked.
  const dialog = page.locator("dialog", { hasText: "New players?" });
  await dialog.locator("li", { hasText: "Dora, or is it Dóra?" }).waitFor();
  await sound(page);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".round").count(), 1);
  await page.locator(".understood .new .mark", { hasText: "new" }).waitFor();
  await page.getByRole("button", { name: "or is it Dóra?" }).click();
  await page.locator(".understood .new").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Pair the round" }).click();
  await page.locator(".round h2", { hasText: "Round 2" }).waitFor();
  assert.equal(await page.locator("section tbody tr", { hasText: "Dora" }).count(), 0);

  // Links are told apart by ear. On a phone the number of a board leads to its page, which has the other links.
  const link = page.getByRole("link", { name: "Ruling desk: Board 2, Dóra – Cecil-Paul" });
  await link.waitFor();
  const names = await page
    .locator("td.links a")
    .evaluateAll((links) => links.map((one) => one.getAttribute("aria-label")));
  assert.equal(new Set(names).size, names.length, names.join());
  await page.setViewportSize({ width: 390, height: 844 });
  await link.waitFor({ state: "hidden" });
  const box = await page.getByRole("link", { name: "2: Board 2, Dóra – Cecil-Paul" }).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
  await page.setViewportSize({ width: 1366, height: 768 });

  // A round is not started over one that still plays without a word.
  await page.getByRole("button", { name: "Start round 2" }).click();
  await page.locator("dialog .still li", { hasText: "Round 1, board 1: Bert – Anna" }).waitFor();
  await page.locator("dialog .still li", { hasText: "Round 1, board 2: Cecil-Paul – Dóra" }).waitFor();
  // Nobody is absent who still plays: such boards are left out, and here nothing is left to start.
  await page
    .locator("dialog .still li", { hasText: "Board 1, Anna – Bert: not now, one of them is still playing" })
    .waitFor();
  assert.equal(await page.getByRole("button", { name: "Start round 2 anyway" }).count(), 0);
  await page.keyboard.press("Escape");
  const {
    rounds: [[late]],
  } = await ask(page, page.url().replace(hall.address, "").replace("/competitions", "/api/v1/competitions"));
  await ask(page, `/api/v1/games/${late.game}/acts`, {
    id: "over",
    acts: [{ declares: { score: { white: 1, black: 1 } } }],
  });
  await page.getByRole("button", { name: "Start round 2" }).click();
  await page.locator("dialog .still li", { hasText: "Board 2, Dóra – Cecil-Paul: not now" }).waitFor();
  await page.getByLabel("Board 1, Anna – Bert: wooden board").uncheck();
  await sound(page);
  const wall = await visit(page.url().replace(hall.address, "").replace("competitions", "screen"), {
    viewport: { width: 1280, height: 720 },
  });
  await wall.locator("#said", { hasText: "Round 1" }).waitFor();
  await page.getByRole("button", { name: "Start round 2 anyway" }).click();
  await page.locator("dialog", { hasText: "Round 2: 1 with a clock here, 0 at wooden boards." }).waitFor();
  await page.locator("dialog .refused li", { hasText: "is still playing in an earlier round" }).waitFor();
  await wall.locator(".shown .number", { hasText: "Round 2 · Board 1" }).waitFor();
  await wall.locator(".shown", { hasText: "Round 2 · Board 1" }).locator(".time.runs").waitFor();
  // A late result does not vanish in the moment in which it is told.
  await wall.locator(".shown", { hasText: "Round 1 · Board 1" }).locator(".result.done", { hasText: "½–½" }).waitFor();
  const wooden = wall.locator(".shown.wooden", { hasText: "Round 1 · Board 2 · wooden board" });
  assert.deepEqual(await wooden.locator(".time").allTextContents(), ["", ""]);
  assert.equal(await wall.locator(".shown").count(), 4);
});

test("long names do not move a board on the screen", async () => {
  const page = await arbiter(browser, hall);
  const { competition } = await ask(page, "/api/v1/competitions", { name: "Names", edition: "2023", control: "90+30" });
  const long = "Wolfeschlegelsteinhausenbergerdorff-Papadiamantopoulos Maximilianos";
  await ask(page, `/api/v1/competitions/${competition}/pairings`, {
    typed: `${long} – Bo\nAnna – ${long} II\nEva – Ida\n`,
  });
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const wall = await visit(`/screen/${competition}`, { viewport });
    await wall.locator(".shown").nth(2).waitFor();
    const widths = await wall
      .locator(".shown .wood")
      .evaluateAll((boards) => boards.map((board) => Math.round(board.getBoundingClientRect().width)));
    assert.ok(new Set(widths).size === 1 && widths[0] > 0, `${widths}`);
    assert.ok(await wall.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }
});

test("without a mouse: an incident is chosen and ruled on by the keyboard", async () => {
  const page = await visit("/desk");
  await page.locator("[data-incident=flag]").focus();
  await page.keyboard.press("Enter");
  await page.locator(".score").waitFor();
  await page.locator("input[name=player][value=white]").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(".score", { hasText: "1–0" }).waitFor();
});

test("in every language no text is missing", async () => {
  const page = await arbiter(browser, hall);
  const {
    boards: [board],
  } = await round(page, hall, { name: "Texts" });
  const addresses = ["/laws/2023/7.5.5", "/desk#illegal-move", "/console", `/console/${board.game}`, "/competitions"];
  for (const [at, lang] of ["hu", "sv", "el", "sr-Latn", "sr-Cyrl"].entries()) {
    for (const address of sample(addresses, 2, at)) {
      const [path, hash] = address.split("#");
      await page.goto(`${hall.address}${path}?lang=${lang}${hash ? `#${hash}` : ""}`);
      await page.locator("#article h2, .rulings li, .watched, .acts details, .found").first().waitFor();
      assert.doesNotMatch(await page.locator("body").innerText(), /\[web-|\[desk-/, `${address} in ${lang}`);
    }
  }
});

test("sessions: another browser is listed, ended, and has to log in again", async () => {
  const page = await arbiter(browser, hall);
  const phone = await arbiter(browser, hall, PHONE);
  const mine = (await ask(phone, "/api/v1/sessions")).find(({ current }) => current);
  await page.locator("main a[href='/sessions']").click();
  await page.locator("article .mark", { hasText: "This browser" }).waitFor();
  const card = page.locator(`article[data-session='${mine.session}']`);
  // The phone is in a pocket: a console that is open would ask for something, and be refused, in the moment its session ends.
  await phone.goto("about:blank");
  await card.locator("button").click();
  await page.locator("dialog[open] button[value=yes]").click();
  await card.waitFor({ state: "detached" });
  await phone.goto(`${hall.address}/sessions`);
  await phone.locator("form.login").waitFor();
  await sound(phone);

  // Whoever else is logged in with this account goes at once.
  const another = await arbiter(browser, hall);
  await page.reload();
  await page.locator("#end-others").click();
  await page.locator("dialog[open] button[value=yes]").click();
  await page.locator("#alone").waitFor();
  assert.equal(await page.locator("article[data-session]").count(), 1);
  await another.reload();
  await another.locator("form.login").waitFor();
  await sound(page);
  await page.locator("article[data-session] button").click();
  await page.locator("dialog[open] button[value=yes]").click();
  await page.waitForURL(/\/console$/);
  await page.locator("form.login").waitFor();
});
