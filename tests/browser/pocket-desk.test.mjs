// The ruling desk of the pocket, with no server and no network.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { axe, picture, until } from "./hall.mjs";
import { PHONE, TABLET, file, missing, opened } from "./pocket.mjs";

const says = (page, words) => page.locator(".answer .headline", { hasText: words }).waitFor();

test("from a cold start to the first ruling", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/desk");
  await page.locator("[data-incident=illegal-move]").click();
  await says(page, "White's first illegal move: it is taken back, Black gets an extra 2 minutes");
  assert.ok((await page.locator(".steps input[type=checkbox]").count()) > 2);
  await page.locator("#case .earlier label", { hasText: "1" }).click();
  await says(page, "White's second illegal move: it is taken back and the game is over: 0-1.");
  // The Article opens in the pocket's own Laws, and the way back leads to the desk.
  await page.locator(".headline a").click();
  await page.locator("h2", { hasText: "Article 7.5.5" }).waitFor();
  await page.goBack();
  await says(page, "White's first illegal move");
  assert.deepEqual(await axe(page), []);
  await page.screenshot({ path: picture("pocket-desk-phone") });
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a position makes the ruling exact, and a decision is the arbiter's", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/desk/touch-move", TABLET);
  await page.locator("#case .exact summary", { hasText: /position/i }).click();
  await page
    .locator("position-editor label", { hasText: /touched/i })
    .first()
    .click();
  await page.locator("position-editor [data-square=g1], position-editor [data-name=g1]").first().click();
  await says(page, "White");
  await page.locator(".rulings li", { hasText: "Nf3 or Nh3" }).waitFor();
  await page.goto(`${page.url().split("#")[0]}#/desk/conduct`);
  await page.locator(".question button").first().waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("rulings are kept with notes, opened again, exported and deleted", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/desk/two-hands");
  await page.getByRole("button", { name: "Keep with a note" }).click();
  const about = page.locator("dialog");
  await about.getByLabel("Note", { exact: true }).fill("Anna saw it.\nSo did I.");
  await about.getByLabel("White", { exact: true }).fill("Anna");
  await about.getByLabel("Board", { exact: true }).fill("7");
  await page.locator("dialog button.main").click();
  const entry = page.locator("li.entry");
  await entry.locator(".note", { hasText: "Anna saw it." }).waitFor();
  await page.reload();
  await entry.locator("p", { hasText: "Board 7" }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.screenshot({ path: picture("pocket-history-phone") });

  // As a notice, whose styles the policy of the page allows.
  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "All as notices" }).click();
  const notice = await opening;
  await notice.locator("h1").waitFor();
  assert.equal(await notice.locator("dd", { hasText: "Anna" }).count(), 1);
  assert.equal(
    await notice.locator("h1").evaluate((node) => getComputedStyle(node).fontFamily.includes("Serif")),
    true,
  );
  await notice.close();

  // As cases, which the command reads.
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "All as cases" }).click();
  const text = readFileSync(await (await saving).path(), "utf8");
  assert.match(text, /^# .*\n# Board 7 · Anna – Black\n# Anna saw it\.\n# So did I\.\ncase {6}two hands, claimed\n/);

  await entry.locator("h2 a").click();
  await says(page, "the move stands and Black gets an extra 2 minutes");
  await page.goBack();
  await entry.getByRole("button", { name: "Delete" }).click();
  await page.locator("dialog button.danger").click();
  await until(async () => (await entry.count()) === 0, "the entry deleted");
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("the desk fits narrow, wide and dark screens", { skip: missing }, async () => {
  const small = { ...PHONE, viewport: { width: 320, height: 568 } };
  const wide = { ...PHONE, viewport: { width: 844, height: 390 } };
  for (const [options, tag] of [
    [small, "el"],
    [wide, "hu"],
    [TABLET, "sv"],
  ]) {
    const page = await opened(file(tag), "#/desk/illegal-move", { ...options, colorScheme: "dark" });
    await page.locator(".answer .headline").waitFor();
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(room <= 0, `${tag}: ${room} pixels too wide`);
    assert.deepEqual(await axe(page), []);
    await page.context().close();
  }
});
