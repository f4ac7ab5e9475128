// Every page in the pseudo-locale: what stands on it comes from the messages, and longer words still fit.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bypassing } from "./bypass.mjs";
import { act, openBrowser, openHall, runs, square, watch } from "./hall.mjs";
import { arbiter, ask, busyRound, NAMES } from "./round.mjs";

let hall;
let browser;
before(async () => {
  [hall, browser] = await Promise.all([openHall({ JADOUBE_PSEUDO_LOCALE: "1" }), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await hall?.close();
});

async function visit(address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en", ...options });
  const page = await context.newPage();
  page.troubles = watch(page);
  await page.goto(`${hall.address}${address}`, { waitUntil: "networkidle" });
  return page;
}

/** Nothing on the page bypasses the messages, and nothing is wider than the screen. */
async function translated(page, where) {
  assert.equal(await page.locator("html").getAttribute("lang"), "en-XA");
  assert.deepEqual(await bypassing(page, NAMES), [], where);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= room, `${where} is ${wide} wide on ${room}`);
}

/** Looks at each dialog that a button opens. */
async function dialogs(page, buttons, where) {
  for (const selector of buttons) {
    await page.locator(selector).click();
    await page.locator("dialog[open]").waitFor();
    await translated(page, `${where}: ${selector}`);
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
}

test("the check finds what bypasses the messages, and lets moves and numbers of Articles be", async () => {
  const page = await visit("/");
  await page.evaluate(() => {
    const here = document.createElement("p");
    here.textContent = "⟦Ŵĥíţé ⟦ţöüčĥéd ~⟧ ~~⟧ 7.5.5: Nf3, O-O, 1-0 ½ 1:30:00 A.4.2 Anna";
    const wrong = document.createElement("p");
    wrong.textContent = "⟦Ŵĥíţé ~~⟧ moves";
    wrong.title = "Hello";
    document.body.append(here, wrong);
  });
  const found = await bypassing(page, ["Anna"]);
  assert.equal(found.length, 2, found.join("\n"));
  assert.ok(found.some((line) => line.startsWith('"Hello"')) && found.some((line) => line.includes("moves")));
});

test("the front page, the board and their dialogs", async () => {
  const page = await visit("/");
  await page.locator("summary").click();
  await translated(page, "front page");
  await dialogs(page, ["#settings"], "front page");
  await page.locator("button[value=links]").click();
  await page.locator("#links img").nth(3).waitFor();
  await translated(page, "links");
  await page.locator("button[value=here]").click();
  await page.waitForURL(/\/play\//);
  await page.locator("#start").click();
  await runs(page, "white");
  await square(page, "b1").click();
  await page.locator(".square.may").first().waitFor();
  await translated(page, "board");
  await page.locator("#typed input").fill("Nc3");
  await page.keyboard.press("Enter");
  await page.locator("#near chess-clock button").click();
  await runs(page, "black");
  await translated(page, "board after a move");
  await dialogs(page, ["claim", "offer", "resign", "more", "call"].map((name) => `#far [data-act=${name}]`), "board");
  assert.deepEqual(page.troubles, []);
});

test("the console, its boards, the competition, the screen and the report", async () => {
  const page = await arbiter(browser, hall);
  await translated(page, "an empty console");
  const { competition, boards } = await busyRound(page, hall);
  await page.goto(`${hall.address}/console`, { waitUntil: "networkidle" });
  await translated(page, "console");
  for (const board of boards) {
    await page.goto(`${hall.address}/console/${board.game}`, { waitUntil: "networkidle" });
    await translated(page, `console of board ${board.board}`);
  }
  for (const address of ["/competitions", `/competitions/${competition}`, `/screen/${competition}`, "/screen"]) {
    await page.goto(hall.address + address, { waitUntil: "networkidle" });
    await translated(page, address);
  }
  // What the hall has to say against something.
  const refused = await ask(page, `/api/competitions/${competition}/pairings`, { typed: "nonsense" }).catch(String);
  assert.match(String(refused), /⟦/);
  await act(hall, boards[4], "black", [{ claims: { claim: "repetition", intends: null } }]);
});

test("the ruling desk and the Laws", async () => {
  for (const address of ["/desk", "/desk#illegal-move", "/laws", "/laws/2023/7.5.5", "/laws/2009/A.4", "/join", "/nowhere"]) {
    const page = await visit(address);
    await translated(page, address);
    await page.context().close();
  }
});
