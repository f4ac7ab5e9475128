// The lists of a competition on the wall and on paper, and one link per player.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, picture, watch } from "./hall.mjs";
import { arbiter, ask } from "./round.mjs";
import { browser, hall } from "./stage.mjs";

const FIRST = ["Anna", "Bo", "Eleni", "Mila", "Péter", "Maja", "Nikos", "Luka"];
const LAST = ["Kovács", "Lindqvist", "Papadakis", "Jovanović", "Szabó", "Åkesson"];
/** Names of 48 players, none twice. */
const PLAYERS = LAST.flatMap((last) => FIRST.map((first) => `${last} ${first}`));

/** A competition with these many boards; links are handed out, unless they are wooden. */
async function paired(page, count, { wooden = false, ...options } = {}) {
  const { competition } = await ask(page, "/api/v1/competitions", {
    name: "Club championship",
    edition: "2023",
    control: "90+30",
    ...options,
  });
  const lines = Array.from({ length: count }, (_, board) => `${PLAYERS[2 * board]} – ${PLAYERS[2 * board + 1]}`);
  await ask(page, `/api/v1/competitions/${competition}/pairings`, { typed: lines.join("\n") });
  if (!wooden) await ask(page, `/api/v1/competitions/${competition}/handouts`, {});
  return competition;
}

async function visit(address, { clock = false, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: "en", ...options });
  await context.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  const page = await context.newPage();
  page.troubles = watch(page);
  if (clock) await page.clock.install();
  await page.goto(hall.address + address, { waitUntil: "networkidle" });
  return page;
}

test("the names of 24 boards can be read on the wall", async () => {
  const page = await arbiter(browser, hall);
  const competition = await paired(page, 24);
  const wall = await visit(`/screen/${competition}`);
  await wall.locator(".shown").nth(23).waitFor();
  const cut = await wall
    .locator(".shown .who")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  assert.deepEqual(cut, [], "cut off");
  const [height, room] = await wall.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  assert.ok(height <= room, `24 boards take ${height} of ${room}`);
  const size = await wall
    .locator(".shown .who")
    .first()
    .evaluate((name) => parseFloat(getComputedStyle(name).fontSize));
  assert.ok(size >= 18, `${size} pixels`);
  await wall.screenshot({ path: picture("screen-24") });
  assert.deepEqual(await axe(wall), []);
});

test("a wooden board shows its names and its result, and no position", async () => {
  const page = await arbiter(browser, hall);
  const competition = await paired(page, 2, { wooden: true });
  const { rounds } = await ask(page, `/api/v1/competitions/${competition}`);
  await ask(page, `/api/v1/games/${rounds[0][0].game}/wooden`, { result: { white: 1, black: 1 } });
  const wall = await visit(`/screen/${competition}`);
  await wall.locator(".shown.wooden .wood", { hasText: "½–½" }).waitFor();
  assert.equal(await wall.locator(".shown .mini").first().isVisible(), false);
  await wall.getByText(PLAYERS[0]).waitFor();
});

test("a long list on the wall turns its pages, can be paused, and takes its turn", async () => {
  const page = await arbiter(browser, hall);
  const competition = await paired(page, 24);
  const wall = await visit(`/screen/${competition}`, { clock: true, viewport: { width: 1280, height: 720 } });
  const view = wall.locator("#view");
  await view.selectOption({ label: "Pairings by name" });
  await wall.locator("#list tbody tr").nth(47).waitFor({ state: "attached" });
  const shown = () => wall.locator("#list tbody tr:not(.elsewhere) td:first-child").allInnerTexts();
  await wall.screenshot({ path: picture("screen-names") });
  const [first] = await shown();
  assert.equal(first, "Åkesson Anna", "in the order of the language");
  const pages = Number((await wall.locator("#page").innerText()).match(/^Page 1 of (\d+)$/)[1]);
  assert.ok(pages > 1, `${pages} pages`);
  const seen = [];
  for (let number = 1; number <= pages; number += 1) {
    await wall.locator("#page", { hasText: `Page ${number} of ${pages}` }).waitFor();
    seen.push(...(await shown()));
    await wall.clock.runFor(12_000);
  }
  assert.equal(new Set(seen).size, 48, "everybody is named once");
  await wall.locator("#page", { hasText: "Page 1 of" }).waitFor();
  await wall.getByRole("button", { name: "Pause" }).click();
  await wall.clock.runFor(40_000);
  assert.match(await wall.locator("#page").innerText(), /^Page 1 of/);
  await wall.getByRole("button", { name: "Continue" }).click();
  assert.deepEqual(await axe(wall), []);
  // All in turn: the boards first, then the lists.
  await view.selectOption({ label: "All in turn" });
  await wall.locator(".shown").first().waitFor();
  await wall.clock.runFor(12_000);
  await wall.locator("#list caption", { hasText: "Pairings by name" }).waitFor();
  assert.match(wall.url(), /\?show=turn$/);
});

test("pairings, standings, scoresheets and the log are printed", async () => {
  const page = await arbiter(browser, hall);
  const competition = await paired(page, 3);
  await page.context().addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.goto(`${hall.address}/competitions/${competition}`);
  const paper = page.locator("#paper");
  for (const [button, rows] of [
    ["Pairings by name", 6],
    ["Pairings by board", 3],
    ["Results", 3],
    ["Standings", 6],
  ]) {
    await paper.getByRole("button", { name: button }).click();
    await page.locator(`#print caption`, { hasText: button }).waitFor({ state: "attached" });
    assert.equal(await page.locator("#print tbody tr").count(), rows, button);
  }
  await paper.getByRole("button", { name: "Scoresheet" }).click();
  await page.locator("#print article").nth(2).waitFor({ state: "attached" });
  await paper.getByRole("button", { name: "Log of incidents" }).click();
  await page.locator("#print pre").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("main").isVisible(), false);
  assert.equal(await page.locator("#print pre").isVisible(), true);
  const pdf = await page.pdf();
  assert.equal(pdf.subarray(0, 5).toString(), "%PDF-");
  await page.emulateMedia({ media: "screen" });
  assert.deepEqual(await axe(page), []);
});

test("one link leads a player to the games of the event", async () => {
  const page = await arbiter(browser, hall);
  const competition = await paired(page, 2, { wooden: true });
  await page.goto(`${hall.address}/competitions/${competition}`);
  await page.getByRole("button", { name: "Links for the whole event" }).click();
  await page.getByRole("button", { name: "Make new links" }).click();
  const slip = page.locator(".handout", { hasText: PLAYERS[1] });
  const link = await slip.locator("a").getAttribute("href");
  assert.equal(await page.locator(".handout").count(), 4);
  const player = await visit("/my-games", { viewport: { width: 390, height: 844 } });
  await player.getByText("Open the link that the arbiter gave you").waitFor();
  await player.goto(link);
  await player.waitForURL(/\/my-games$/);
  await player.getByText("Round 1").waitFor();
  await player.getByText(`Black · Opponent: ${PLAYERS[0]}`).waitFor();
  assert.deepEqual(await axe(player), []);
  await player.screenshot({ path: picture("my-games") });
  await player.getByRole("button", { name: "Go to the board" }).click();
  await player.waitForURL(/\/play\/.*as=black/);
  await player.locator("#near chess-clock").waitFor();
  // Later the player finds the way back from the front page and from the page of the event.
  for (const address of ["/", `/competitions/${competition}`]) {
    await player.goto(`${hall.address}${address}`);
    await player.getByRole("link", { name: "My games" }).click();
    await player.getByText("Round 1").waitFor();
  }

  // A late entry gets a link, and the others keep theirs.
  await page.reload();
  await page.locator("#players summary").click();
  await page.getByRole("textbox", { name: "Enter players" }).fill("Late Lena");
  await page.getByRole("button", { name: "Enter players" }).click();
  await page.getByRole("button", { name: "New link for Late Lena" }).click();
  await page.locator("dialog", { hasText: "the links of the others stay" }).waitFor();
  await page.getByRole("button", { name: "Make new links" }).click();
  await page.locator(".handout", { hasText: "Late Lena" }).waitFor();
  assert.equal(await page.locator(".handout").count(), 1);
  await player.reload();
  await player.getByText("Round 1").waitFor();
  assert.deepEqual(player.troubles, []);
});
