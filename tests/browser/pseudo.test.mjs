// Every page in the pseudo-locale: what stands on it comes from the messages, and longer words still fit.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bypassing } from "./bypass.mjs";
import { act, axe, openBrowser, openHall, runs, sample, square, watch } from "./hall.mjs";
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

/** Nothing on the page bypasses the messages, nothing is wider than the screen, and axe finds nothing if it is asked. */
async function translated(page, where, looked = false) {
  if (looked) assert.deepEqual(await axe(page), [], where);
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

test("the check finds text that bypasses the messages, and ignores moves and Article numbers", async () => {
  const page = await visit("/");
  await page.evaluate(() => {
    const here = document.createElement("p");
    here.textContent = "⟦Ŵĥíţé ⟦ţöüčĥéd ~⟧ ~~⟧ 7.5.5: Nf3, O-O, 1-0 ½ 1:30:00 A.4.2 Anna";
    const wrong = document.createElement("p");
    wrong.textContent = "⟦Ŵĥíţé ~~⟧ moves";
    wrong.title = "Hello";
    const linked = document.createElement("p");
    linked.innerHTML = "⟦Ăřţíčļé <a>7.5.1</a> öŕ <a>7.5.2</a>, ţĥéñ ~⟧<b>untold</b>";
    document.body.append(here, wrong, linked);
  });
  const found = await bypassing(page, ["Anna"]);
  assert.equal(found.length, 3, found.join("\n"));
  assert.ok(
    found.some((line) => line.startsWith('"untold"')),
    found.join("\n"),
  );
  assert.ok(found.some((line) => line.startsWith('"Hello"')) && found.some((line) => line.includes("moves")));
});

test("the front page, the board and their dialogs", async () => {
  const page = await visit("/");
  await page.locator("summary").click();
  await translated(page, "front page", true);
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
  await translated(page, "board", true);
  await page.locator("#typed input").fill("Nc3");
  await page.keyboard.press("Enter");
  await page.locator("#near chess-clock button").click();
  await runs(page, "black");
  await translated(page, "board after a move");
  await dialogs(
    page,
    ["claim", "offer", "resign", "more", "call"].map((name) => `#far [data-act=${name}]`),
    "board",
  );
  assert.deepEqual(page.troubles, []);
});

test("the console, its boards, the competition, the screen and the desk of each board", async () => {
  const page = await arbiter(browser, hall);
  await translated(page, "an empty console");
  const { competition, boards } = await busyRound(page, hall);
  await act(hall, boards[0], "black", [{ claims: { claim: "repetition", intends: null } }]);
  const addresses = sample(boards, 4).flatMap(({ game }) =>
    [`/console/${game}`, `/play/${game}?as=arbiter`, `/desk/${game}`].concat(`/screen/game/${game}`),
  );
  const others = [
    "/console",
    "/sessions",
    "/competitions",
    `/competitions/${competition}`,
    `/screen/${competition}`,
    `/screen/${competition}?show=names`,
    `/screen/${competition}?show=standings`,
    "/my-games",
    "/screen",
  ];
  for (const address of [...others, ...addresses]) {
    await page.goto(hall.address + address, { waitUntil: "networkidle" });
    // The pages of one board stand for those of the others.
    await translated(page, address, !addresses.slice(4).includes(address));
  }
});

test("every incident of the ruling desk", async () => {
  const page = await visit("/desk");
  await translated(page, "/desk", true);
  const { incidents } = await ask(page, "/api/v1/desk");
  assert.ok(incidents.length > 10);
  for (const { id } of sample(incidents, 4)) {
    await page.goto("about:blank");
    await page.goto(`${hall.address}/desk#${id}`, { waitUntil: "networkidle" });
    await translated(page, `/desk#${id}`);
  }
});

test("the Laws", async () => {
  for (const address of ["/laws", "/laws/2023/7.5.5", "/laws/2009/A.4", "/laws/2023/Preface.1"]) {
    const page = await visit(address);
    await translated(page, address, true);
    await page.context().close();
  }
});

test("error messages of the hall", async () => {
  for (const address of ["/nowhere", "/join", "/join#0123", "/play/none", "/screen/none", "/laws/2023/99.9"]) {
    const page = await visit(address);
    await translated(page, address, true);
    await page.context().close();
  }
  const page = await arbiter(browser, hall);
  for (const address of ["/console/none", "/competitions/none", "/desk/none"]) {
    await page.goto(hall.address + address, { waitUntil: "networkidle" });
    await translated(page, address);
  }
  const { competition } = await ask(page, "/api/v1/competitions", { name: "A", edition: "2023", control: "90+30" });
  for (const typed of ["nonsense", "Anna – Anna", "Anna – Bert\nAnna – Cecil"]) {
    const refused = await ask(page, `/api/v1/competitions/${competition}/pairings`, { typed }).catch(String);
    assert.match(String(refused), /⟦/, typed);
  }
});
