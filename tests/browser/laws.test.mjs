// The Laws: found by the words that people use, in the language of the page or in English, and read without losing
// one's place.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, watch } from "./hall.mjs";
import { browser, hall } from "./stage.mjs";

async function reads(address, lang) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en" });
  const page = await context.newPage();
  page.troubles = watch(page);
  await page.goto(`${hall.address}${address}${lang ? `?lang=${lang}` : ""}`);
  await page.locator("#book li").first().waitFor();
  return page;
}

/** What is typed, and the Article that comes first; crates/lawbook/tests/search.tsv has many more. */
const WORDS = {
  en: [
    ["mobile phone", "11.3.2"],
    ["5 times", "9.6.1"],
  ],
  hu: [["otszor", "9.6.1"]],
  sv: [["5 gånger", "9.6.1"]],
  el: [["στυλό", "8.1.1"]],
  "sr-Latn": [["мобилни", "11.3.2"]],
  "sr-Cyrl": [
    ["mobilni", "11.3.2"],
    ["handshake", "11.1"],
  ],
};

test("what is typed finds Articles in every language, the best first", async () => {
  for (const [lang, words] of Object.entries(WORDS)) {
    const page = await reads("/laws/2023", lang);
    for (const [asked, number] of words) {
      await page.fill("#search", asked);
      await page.locator("#book [role=status]", { hasText: asked }).waitFor();
      assert.equal(await page.locator("#book li").first().getAttribute("data-number"), number, `${lang}: ${asked}`);
    }
    assert.deepEqual(page.troubles, []);
  }
});

test("readers of another language are told that cases are in English", async () => {
  const page = await reads("/laws/2023/9.2", "hu");
  await page.locator("#article h3", { hasText: "(angolul)" }).first().waitFor();
});

test("the search says how it found something: by similar words, in English, or not at all", async () => {
  const page = await reads("/laws/2023", "sv");
  const says = (words) => page.locator("#book [role=status]", { hasText: words }).waitFor();
  await page.fill("#search", "telefonens");
  await says("liknande ord");
  await page.fill("#search", "handshake");
  await says("på engelska");
  await page.fill("#search", "xyzzy");
  await says("Inga träffar på ”xyzzy”");
  assert.equal(await page.locator("#book li").count(), 0);
  assert.deepEqual(await axe(page), []);
});

test("older editions are found by the same words", async () => {
  const page = await reads("/laws/2009");
  await page.fill("#search", "mobile phone");
  await page.locator("#book li[data-number='12.3.b']").first().waitFor();
});

test("another edition beside it, or instead of it, keeps the Article in view", async () => {
  const page = await reads("/laws/2023/9.2");
  const box = () => page.locator("#book li.open").evaluate((item) => item.getBoundingClientRect().top);
  await page.locator("#article h2").waitFor();
  const before = await box();
  assert.ok(before > 0 && before < 768, `9.2 is at ${before}`);
  for (const year of ["2009", "2018", ""]) {
    await page.selectOption("#beside", year);
    await page.locator(year ? `.columns:has-text("${year}")` : "ol.articles:not(.beside)").waitFor();
    const now = await box();
    assert.ok(Math.abs(now - before) < 60, `beside ${year || "nothing"} 9.2 goes from ${before} to ${now}`);
  }
  // Without an open Article it is the one that is read.
  await page.goto(`${hall.address}/laws/2023`);
  await page
    .locator("#book li[data-number='11.5']")
    .evaluate((item) => scrollTo(0, item.getBoundingClientRect().top + scrollY - 200));
  const top = () =>
    page.locator("#book").evaluate((book) => {
      const below = document.getElementById("find").getBoundingClientRect().bottom;
      return [...book.querySelectorAll("li")].find((item) => item.getBoundingClientRect().bottom > below).dataset
        .number;
    });
  const read = await top();
  await page.selectOption("#beside", "2014");
  await page.locator(".columns").waitFor();
  const seen = await page
    .locator(`#book li[data-number="${read}"]`)
    .evaluate((item) => item.getBoundingClientRect().top);
  assert.ok(seen > 0 && seen < 300, `${read} is now at ${seen}`);
  // Another edition opens what it has on the same matter.
  await page.goto(`${hall.address}/laws/2023/7.5.5`);
  await page.locator("#article h2", { hasText: "7.5.5" }).waitFor();
  await page.selectOption("#edition", "2009");
  await page.waitForURL(/\/laws\/2009\/7\.4\.b$/);
  await page.locator("#book li.open[data-number='7.4.b']").waitFor();
  const there = await box();
  assert.ok(there > 0 && there < 768, `7.4.b is at ${there}`);
});
