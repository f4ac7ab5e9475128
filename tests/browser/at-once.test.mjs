// All boards at once: a fire alarm on forty boards, with the keyboard alone; announcements; the staff.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, watch } from "./hall.mjs";
import { arbiter, ask, decides } from "./round.mjs";
import { browser, hall } from "./stage.mjs";

const BOARDS = 40;

/** Forty boards; those of the second competition are only two. */
async function paired(page, name, boards) {
  const { competition } = await ask(page, "/api/v1/competitions", { name, edition: "2023", control: "90+30" });
  const lines = Array.from(
    { length: boards },
    (_, index) => `${index + 1},${name} W${index + 1},${name} B${index + 1}`,
  );
  await ask(page, `/api/v1/competitions/${competition}/pairings`, { csv: ["board,white,black", ...lines].join("\n") });
  await ask(page, `/api/v1/competitions/${competition}/rounds/1/start`, { wooden: [] });
  const { rounds } = await ask(page, `/api/v1/competitions/${competition}`);
  return { competition, games: rounds[0].map((line) => ({ game: line.game })) };
}

/** The clocks of boards. */
async function states(page, games) {
  const boards = await ask(page, "/api/v1/console");
  const known = new Map(boards.map((board) => [board.game, board.view.clock.state]));
  return games.map(({ game }) =>
    typeof known.get(game) === "object" && "running" in known.get(game) ? "runs" : "stopped",
  );
}

/** Moves the focus to a button with the Tab key alone. */
async function tabTo(page, label) {
  for (let steps = 0; steps < 400; steps += 1) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    if (focused === label) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${label}`);
}

test("a fire alarm on forty boards, with the keyboard alone", async () => {
  const page = await arbiter(browser, hall);
  const { games } = await paired(page, "Open", BOARDS);
  const { games: seniors } = await paired(page, "Seniors", 2);
  // One board waits for the arbiter already, and one is over.
  await decides(page, games[4], { stops_clocks: { reason: "call_arbiter" } });
  await decides(page, games[9], { declares: { score: { white: 1, black: 1 } } });
  await page.goto(`${hall.address}/console`);
  await page
    .locator(".watched")
    .nth(BOARDS + 1)
    .waitFor();

  await tabTo(page, "Stop all clocks…");
  await page.keyboard.press("Enter");
  const dialog = page.locator("dialog");
  await dialog.locator("h2", { hasText: "Stop all clocks" }).waitFor();
  assert.deepEqual(await axe(page), []);
  // In an alarm nobody has to type: there is a reason already, and it is typed over.
  assert.equal(await dialog.locator("#line").inputValue(), "Interruption of play");
  await page.keyboard.type("fire alarm");
  await page.keyboard.press("Enter");
  await dialog.locator("h2", { hasText: "The clocks of 40 boards are stopped." }).waitFor();
  const left = await dialog.locator(".others li").allTextContents();
  assert.equal(left.length, 1, "nothing is to be done where the game is over");
  assert.match(left[0], /Open · round 1, board 5: Open W5 – Open B5 – the clocks were already stopped/);
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press("Escape");
  assert.ok((await states(page, [...games, ...seniors])).every((state) => state === "stopped"));
  const { entries } = await ask(page, `/api/v1/games/${games[20].game}/log`);
  assert.deepEqual([entries.at(-1).arbiter, entries.at(-1).reason], ["arbiter", "fire alarm"]);

  // The players hear why nothing goes on; another board is dealt with meanwhile.
  await decides(page, games[2], { restarts: { side: null } });
  await decides(page, games[2], { stops_clocks: { reason: "call_arbiter" } });

  // After a power cut the alarm is still there.
  await hall.again("SIGKILL");
  await page.reload();
  await page.locator(".alarm", { hasText: /fire alarm · 40 boards stopped at .* by arbiter/ }).waitFor();
  assert.deepEqual(await axe(page), []);
  await tabTo(page, "Restart these clocks…");
  await page.keyboard.press("Enter");
  await dialog.locator("p", { hasText: "Boards that were stopped for another reason stay stopped." }).waitFor();
  await tabTo(page, "Restart the clocks");
  await page.keyboard.press("Enter");
  await dialog.locator("h2", { hasText: "The clocks of 39 boards are running again." }).waitFor();
  const [other] = await dialog.locator(".others li").allTextContents();
  assert.match(other, /board 3: .* – the clocks were stopped for another reason/);
  await page.keyboard.press("Escape");
  const after = await states(page, games);
  assert.deepEqual(
    after.flatMap((state, index) => (state === "runs" ? [] : [index + 1])),
    [3, 5, 10],
  );
  await page.locator(".alarm").waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});

test("an announcement reaches every board of a competition, and no other", async () => {
  const page = await arbiter(browser, hall);
  const one = await paired(page, "Morning", 3);
  const two = await paired(page, "Evening", 1);
  await page.goto(`${hall.address}/console`);
  await page.locator(`[data-game="${two.games[0].game}"]`).waitFor();
  await page.locator("#announce-all").click();
  await page.locator("dialog #line").fill("Lunch is served");
  await page.locator("dialog select[name=scope]").selectOption({ label: "Morning" });
  await page.locator("dialog button[value=yes]").click();
  await page.locator("#toast", { hasText: "Announced at 3 boards." }).waitFor();
  const said = async ({ game }) => (await ask(page, `/api/v1/games/${game}/log`)).entries.map((entry) => entry.text);
  for (const board of one.games) assert.ok((await said(board)).includes("The arbiter announces: “Lunch is served”"));
  assert.ok(!(await said(two.games[0])).some((text) => text.includes("Lunch")));
  assert.deepEqual(page.troubles, []);
});

test("several arbiters: one is added, changes the password, has a sector, and is removed", async () => {
  const page = await arbiter(browser, hall);
  const { games } = await paired(page, "Sectors", 4);
  await page.goto(`${hall.address}/sessions`);
  await page.locator("#add-arbiter [name=name]").fill("Berta");
  await page.locator("#add-arbiter button").click();
  const once = await page.locator("dialog #once").innerText();
  await page.locator("dialog button[value=done]").click();
  const berta = page.locator('[data-member="Berta"]');
  await berta.locator(".mark", { hasText: "has never logged in" }).waitFor();
  await berta.getByRole("button", { name: "Boards" }).click();
  await page.getByLabel("Sectors: first board").fill("3");
  await page.locator("dialog button[value=yes]").click();
  await page.locator("dialog .trouble", { hasText: "Enter the first and the last board" }).waitFor();
  await page.getByLabel("Sectors: last board").fill("4");
  await page.locator("dialog button[value=yes]").click();
  await berta.getByText("Sectors: boards 3–4").waitFor();
  assert.deepEqual(await axe(page), []);

  const context = await browser.newContext({ locale: "en" });
  const hers = await context.newPage();
  hers.troubles = watch(hers);
  await hers.goto(`${hall.address}/console`);
  const form = hers.locator("form.login");
  await form.locator("[name=name]").fill("Berta");
  await form.locator("[name=password]").fill(once);
  await form.locator("button").click();
  await form.locator("[name=new]").fill("a password of her own");
  await form.locator("button").click();
  // Her own boards are shown; the others on demand.
  await hers.locator(`[data-game="${games[3].game}"]`).waitFor();
  assert.equal(await hers.locator(".watched").count(), 2);
  await hers.getByLabel("Only my boards").uncheck();
  await hers.locator(`[data-game="${games[0].game}"]`).waitFor();
  await decides(hers, games[3], { stops_clocks: { reason: "call_arbiter" } });
  const { entries } = await ask(page, `/api/v1/games/${games[3].game}/log`);
  assert.equal(entries.at(-1).arbiter, "Berta");
  await hers.goto(`${hall.address}/sessions`);
  await hers.locator("#password").waitFor();
  assert.equal(await hers.locator("#add-arbiter").count(), 0, "only the chief arbiter changes the staff");
  await hers.locator("#password [name=old]").fill("a password of her own");
  await hers.locator("#password [name=new]").fill("another password");
  await hers.locator("#password button").click();
  await hers.locator("#toast", { hasText: "The password is changed." }).waitFor();
  assert.deepEqual(hers.troubles, []);

  await berta.getByRole("button", { name: "Remove" }).click();
  await page.locator("dialog button[value=yes]").click();
  await berta.waitFor({ state: "detached" });
  await hers.goto(`${hall.address}/console`);
  await hers.locator("form.login").waitFor();
  assert.deepEqual(page.troubles, []);
});
