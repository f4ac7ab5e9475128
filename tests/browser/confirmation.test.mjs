// No single click of an arbiter ends a game: what would follow is told first, and the log says who did it and why.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, until } from "./hall.mjs";
import { arbiter, ask, confirms, decides, plays, round } from "./round.mjs";
import { browser, hall, PHONE } from "./stage.mjs";

/** What the hall knows about a board. */
const watched = (page, board) => ask(page, `/api/v1/games/${board.game}/watch`);

test("the console: whatever ends a game or costs time is confirmed, with its consequence and a reason", async () => {
  const page = await arbiter(browser, hall);
  const {
    boards: [one, two, three],
  } = await round(page, hall, { name: "Confirmed" });
  await plays(page, hall, one, "e2e4 e7e5");
  await page.goto(`${hall.address}/console/${one.game}`);

  // 12.9.6: a loss as a penalty.
  await page.locator("summary", { hasText: "Penalties" }).click();
  await page.locator(".penalties").first().getByRole("button", { name: /loss/i }).click();
  const dialog = page.locator("dialog");
  await dialog.locator(".follows .article", { hasText: "12.9.6" }).waitFor();
  assert.deepEqual(await axe(page), []);
  await dialog.locator("button[value=yes]").click();
  await dialog.locator(".trouble", { hasText: "Enter the reason" }).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.deepEqual((await watched(page, one)).view.questions ?? [], [], "nothing has happened");

  // A result that the arbiter declares.
  await page.locator("summary", { hasText: /^Result$/ }).click();
  await page.getByRole("button", { name: "1–0", exact: true }).click();
  await dialog.locator(".follows", { hasText: "The game ends: 1-0" }).waitFor();
  await page.keyboard.press("Escape");
  assert.equal((await watched(page, one)).view.score, undefined);
  await page.getByRole("button", { name: "1–0", exact: true }).click();
  await confirms(page, "Black left the hall");
  await page.locator(".marks .mark.good", { hasText: "1–0" }).waitFor();
  await page.locator(".log .signed", { hasText: "Reason: Black left the hall · Arbiter: arbiter" }).waitFor();

  // It is corrected at the board, with a reason.
  await page.locator("summary", { hasText: "Correct the result" }).click();
  await page.getByRole("button", { name: "½–½", exact: true }).click();
  await dialog.locator(".follows", { hasText: /The result changes from 1-0 to (½-½|1\/2-1\/2)/ }).waitFor();
  await dialog.locator("button[value=yes]").click();
  await dialog.locator(".trouble", { hasText: "Enter the reason" }).waitFor();
  await confirms(page, "both players say that they agreed on a draw");
  await page.locator(".marks .mark.good", { hasText: "½–½" }).waitFor();

  // 12.5 is for disturbances only: the arbiter says why, and nothing is chosen beforehand.
  await plays(page, hall, two, "e2e4 e7e5");
  await page.goto(`${hall.address}/console/${two.game}`);
  await page.locator("summary", { hasText: /^Clocks$/ }).click();
  const more = page.getByRole("button", { name: "More time for Papadakis Eleni" });
  await more.click();
  await dialog.locator("button[value=yes]").click();
  assert.equal(await dialog.locator("select:invalid").count(), 1, "a reason has to be chosen");
  await dialog.locator("select[name=ground]").selectOption("clock");
  await dialog.locator("button[value=yes]").click();
  await dialog.locator(".follows .article", { hasText: "6.10.2" }).waitFor();
  await confirms(page);
  await page.locator(".log .what", { hasText: "because of the clock" }).waitFor();
  await more.click();
  await dialog.locator("select[name=ground]").selectOption("penalty");
  await dialog.locator("button[value=yes]").click();
  await dialog.locator(".follows .article", { hasText: "12.9.2" }).waitFor();
  await confirms(page, "talking to the opponent");
  await page.locator(".log .signed", { hasText: "talking to the opponent" }).waitFor();
  await more.click();
  await dialog.locator("select[name=ground]").selectOption("judgment");
  await dialog.locator("button[value=yes]").click();
  await confirms(page, "went to fetch the doctor");
  await page.locator(".log .signed", { hasText: "went to fetch the doctor" }).waitFor();
  assert.equal(await page.locator(".log li", { hasText: "12.5" }).count(), 0, "nobody was disturbed");

  // The page as the arbiter of the board asks in the same way.
  await plays(page, hall, three, "e2e4 e7e5");
  await decides(page, three, { conduct: { finds: { player: "white", what: "noise" } } });
  await page.goto(`${hall.address}/play/${three.game}?as=arbiter`);
  await page.locator("#arbiter .question, .question").getByRole("button", { name: /loss/i }).first().click();
  await dialog.locator(".follows").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal((await watched(page, three)).view.score, undefined);
  assert.deepEqual(page.troubles, []);
});

test("the pairing table: a wooden board's result takes two taps, and is corrected with a reason", async () => {
  const page = await arbiter(browser, hall, { ...PHONE });
  const { competition } = await ask(page, "/api/v1/competitions", { name: "Club", edition: "2023", control: "90+30" });
  const csv = "board,white,black\n1,Anna,Bert\n2,Cecil,Dora\n";
  await ask(page, `/api/v1/competitions/${competition}/pairings`, { csv });
  await ask(page, `/api/v1/competitions/${competition}/rounds/1/start`, { wooden: [1, 2] });
  await page.goto(`${hall.address}/competitions/${competition}`);
  const first = page.locator(".round tbody tr").first();
  await first.getByRole("button", { name: "1–0", exact: true }).click();
  await page.locator("dialog button[value=yes]").click();
  await first.locator("td.center", { hasText: "1–0" }).waitFor();
  assert.deepEqual(await axe(page), []);

  await first.getByRole("button", { name: /^Correct the result: board 1, Anna – Bert/i }).click();
  await page.locator("dialog").getByRole("button", { name: "0–1", exact: true }).click();
  await page.locator("dialog .follows", { hasText: "The result changes from 1-0 to 0-1" }).waitFor();
  assert.deepEqual(await axe(page), []);
  await confirms(page, "entered on the wrong side");
  await first.locator("td.center", { hasText: "0–1" }).waitFor();
  const score = async () => (await ask(page, `/api/v1/competitions/${competition}`)).rounds[0][0].score;
  await until(async () => (await score()).black === 2, "the table follows");
  const incidents = await page.evaluate(
    async (address) => (await fetch(address)).text(),
    `/api/v1/competitions/${competition}/incidents.txt`,
  );
  assert.match(incidents, /Reason: entered on the wrong side\n\s+Arbiter: arbiter/);
  assert.deepEqual(page.troubles, []);
});

test("on a phone the actions come before the board, and a rapid game has no label about recording", async () => {
  const page = await arbiter(browser, hall, { ...PHONE });
  const {
    boards: [board],
  } = await round(page, hall, { name: "Rapid", control: "15+10" });
  await plays(page, hall, board, "e2e4 e7e5");
  await page.goto(`${hall.address}/console/${board.game}`);
  await page.getByRole("button", { name: "Stop the clocks" }).waitFor();
  await page.locator("[data-square=e4][aria-label*=pawn]").waitFor();
  const top = (selector) => page.locator(selector).evaluate((found) => found.getBoundingClientRect().top);
  assert.ok((await top(".acts")) < (await top("chess-board")));
  const labels = page.locator("chess-clock, .marks", { hasText: "need not record" });
  assert.deepEqual(await labels.allInnerTexts(), []);
  await page.goto(`${hall.address}/console`);
  await page.locator(`[data-game="${board.game}"]`).waitFor();
  assert.deepEqual(await labels.allInnerTexts(), []);
  assert.deepEqual(page.troubles, []);
});
