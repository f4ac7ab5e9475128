// Two players on one phone: taps, a dialog for whoever sits opposite, and the way back to a board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { runs, square } from "./hall.mjs";
import { browser, hall } from "./stage.mjs";

// A hall of its own: the hall lets nobody knock at its doors too often.

test("on a phone: taps touch, put down and press; moves are announced as Appendix D has them; a dialog turns to the far side", async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en",
  });
  await context.addInitScript(() => localStorage.setItem("jadoube", JSON.stringify({ speech: "laws" })));
  const page = await context.newPage();
  await page.goto(hall.address);
  await page.locator("button[value=here]").tap();
  await page.waitForURL(/\/play\//);
  await page.locator("#start").tap();
  await runs(page, "white");
  await square(page, "g1").tap();
  await page.locator(".square.may").first().waitFor();
  await square(page, "f3").tap();
  await page.locator('[data-square="f3"][aria-label*="white knight"]').waitFor();
  await page.locator("#near chess-clock button").tap();
  await runs(page, "black");
  assert.match(await page.locator("#polite").textContent(), /Springer Gustav eins Felix drei/);
  await page.locator("#far [data-act=resign]").tap();
  await page.locator("dialog.turned button[value=yes]").tap();
  await page.locator("#state .score", { hasText: "1 – 0" }).waitFor();
  // Whoever has closed the page finds the way back.
  await page.goto(hall.address);
  await page.locator("#boards a", { hasText: "White – Black 1–0" }).tap();
  await page.locator("#state .score").waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, 390, "nothing sticks out to the side");
});
