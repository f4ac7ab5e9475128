// The same pages in Greek: what stands on them, what is ruled, what is typed and what is written.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ruled, runs, square, stands } from "./hall.mjs";
import { browser, hall } from "./stage.mjs";

test("two players on one device, in Greek", async () => {
  const page = await browser.newPage({ locale: "el-GR", viewport: { width: 1280, height: 800 } });
  await page.goto(hall.address);
  assert.equal(await page.locator("html").getAttribute("lang"), "el");
  await page.getByRole("button", { name: "Δύο σε μία συσκευή" }).click();
  await page.waitForURL(/\/play\//);
  await page.locator("#start").click();
  await runs(page, "white");
  assert.equal(await square(page, "e4").getAttribute("aria-label"), "ε4, κενό");

  await square(page, "g1").click();
  await ruled(page, "Άρθρο 4.3.1");
  await page.locator("#typed input").fill("Ιζ3");
  await page.keyboard.press("Enter");
  await stands(page, "f3", "ίππος");
  await page.locator("#near chess-clock button").click();
  await runs(page, "black");
  await page.locator("score-sheet td", { hasText: "Ιζ3" }).waitFor();
  assert.match(await page.locator("#polite").textContent(), /ίππος από το η1 στο ζ3/);

  // An Article of an appendix is named once, in Greek letters, and opens in the Laws.
  await page.locator("#far [data-act=claim]").click();
  await page.locator("dialog select").selectOption("repetition");
  await page.locator("dialog button[value=yes]").click();
  const appendix = page.locator("#rulings li", { has: page.locator("a[href='/laws/2023/A.3']") }).first();
  await appendix.waitFor({ state: "attached" });
  assert.match(await appendix.textContent(), /^Άρθρο Α\.3 /);
  assert.equal((await appendix.textContent()).match(/[AΑ]\.3/g).length, 1);

  // The language changes at run time, and what was ruled before comes in the other one.
  await page.locator("#settings").click();
  await page.locator("dialog select").first().selectOption("hu");
  await page.locator('html[lang="hu"]').waitFor();
  await ruled(page, "4.3.1 pont");
  await page.locator("score-sheet td", { hasText: "Hf3" }).waitFor();
});
