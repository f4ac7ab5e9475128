// A club night: five rounds with twelve players on wooden boards, from a pasted list to the report, with a withdrawal,
// byes and a corrected result, by few taps; on a laptop, and on a phone in Hungarian.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./hall.mjs";
import { arbiter, ask } from "./round.mjs";
import { LAPTOP, PHONE, browser, hall } from "./stage.mjs";

const PLAYERS = [
  "Anna",
  "Béla",
  "Csilla",
  "Dániel",
  "Emma",
  "Ferenc",
  "Gitta",
  "Hugó",
  "Irén",
  "János",
  "Kata",
  "Lajos",
];
const ROUNDS = 5;
const MOST_TAPS = 60;

/** The pairings of a round among these players; with an odd number one has no opponent. */
function pairings(players, round) {
  const circle = players.length % 2 === 0 ? players : [...players, null];
  const [fixed, ...others] = circle;
  const turned = others.map((_, index) => others[(index + round) % others.length]);
  const table = [fixed, ...turned];
  return table.slice(0, table.length / 2).map((one, index) => [one, table[table.length - 1 - index]]);
}

/** The pairings as an arbiter pastes them. */
const typed = (pairs) =>
  pairs.map(([one, other]) => (one && other ? `${one} – ${other}` : `${one ?? other} – bye`)).join("\n");

/** Counts what people do with mouse or finger. */
async function counted(page) {
  await page.context().addInitScript(() => {
    addEventListener(
      "click",
      (event) => {
        if (event.isTrusted) sessionStorage.setItem("taps", String(Number(sessionStorage.getItem("taps") ?? 0) + 1));
      },
      true,
    );
  });
  return {
    begin: () => page.evaluate(() => sessionStorage.setItem("taps", "0")),
    taps: () => page.evaluate(() => Number(sessionStorage.getItem("taps"))),
  };
}

for (const [name, options, dark] of [
  ["on a laptop", LAPTOP, false],
  ["on a phone in Hungarian", { ...PHONE, locale: "hu" }, true],
]) {
  test(`a club night ${name}`, async () => {
    const page = await arbiter(browser, hall, options);
    if (dark) await page.emulateMedia({ colorScheme: "dark" });
    const { begin, taps } = await counted(page);
    await page.goto(`${hall.address}/competitions`);
    await begin();
    await page.locator("[name=name]").fill("Club night");
    await page.locator("[name=control]").fill("15+10");
    await page.locator("[name=rounds]").fill(String(ROUNDS));
    await page.locator("form:has([name=control]) button.main").click();
    await page.waitForURL(/\/competitions\/[0-9a-f]+/);
    await page.locator("[name=players]").fill(PLAYERS.join("\n"));
    await page.locator("#players form button").click();
    await page.locator("#players select").nth(11).waitFor({ state: "attached" });
    assert.deepEqual(await axe(page), []);

    let present = PLAYERS;
    for (let round = 1; round <= ROUNDS; round += 1) {
      if (round > 1) await begin();
      if (round === 3) {
        // Lajos has to go home.
        await page.locator("#players summary").click();
        const noted = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/players/11"));
        await page.locator("#players select[data-player='11']").selectOption("withdrawn");
        await noted;
        present = PLAYERS.slice(0, 11);
      }
      const pairs = pairings(present, round);
      const boards = pairs.filter(([one, other]) => one && other);
      await page.locator("textarea[name=pairings]").fill(typed(pairs));
      await page.locator("form:has([name=pairings]) button.main").click();
      const table = page.locator(".round[open]").first();
      await table
        .locator(".enter")
        .nth(boards.length - 1)
        .waitFor()
        .catch(async (error) => {
          const said = await page.locator("[role=alert], dialog, .toast").allInnerTexts();
          throw new Error(`round ${round}: the page says ${JSON.stringify(said)}`, { cause: error });
        });
      for (let left = boards.length; left > 0; left -= 1) {
        // White wins at every other board.
        await table
          .locator(".enter")
          .first()
          .locator("button")
          .nth(left % 2)
          .click();
        await page.locator("dialog button[value=yes]").click();
        await table
          .locator(".enter")
          .nth(left - 1)
          .waitFor({ state: "detached" });
      }
      if (round === 3) {
        // The players of board 1 had agreed on a draw.
        await table.locator("tbody tr").first().locator(".correct").click();
        const answers = page.locator("dialog button[value^='{']");
        const draw = await answers.evaluateAll((all) => all.findIndex((one) => one.value === '{"white":1,"black":1}'));
        await answers.nth(draw < 0 ? 0 : draw).click();
        await page.locator("#reason").fill("Both had signed the other result");
        await page.locator("dialog button[value=yes]").click();
        await page.locator("dialog").waitFor({ state: "detached" });
      }
      const used = await taps();
      assert.ok(used <= MOST_TAPS, `round ${round} took ${used} taps`);
    }
    assert.deepEqual(await axe(page), []);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= room, `${wide} wide on ${room}`);

    const competition = page.url().split("/").at(-1);
    const { rounds, byes, standings } = await ask(page, `/api/v1/competitions/${competition}`);
    assert.equal(rounds.length, ROUNDS);
    assert.ok(
      rounds.flat().every((board) => board.score),
      "every game has a result",
    );
    assert.deepEqual(
      byes.map((round) => round.filter(({ player }) => player === "Lajos").length),
      [0, 0, 1, 1, 1],
      "who has withdrawn has no game",
    );
    assert.ok(
      byes.slice(2).every((round) => round.length === 2),
      "the odd player out has a bye",
    );
    const halves = standings.reduce((sum, standing) => sum + standing.half_points, 0);
    const odd = byes.flat().reduce((sum, bye) => sum + bye.half_points, 0);
    assert.equal(halves, 2 * rounds.flat().length + odd);
    const report = await page.evaluate(
      async (address) => (await fetch(address)).text(),
      `/api/v1/competitions/${competition}/report.trf`,
    );
    assert.equal(report.split(/\r?\n/).filter((line) => line.startsWith("001")).length, 12);
    assert.deepEqual(page.troubles, []);
  });
}
