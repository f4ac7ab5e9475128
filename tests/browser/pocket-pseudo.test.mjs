// The pocket in the pseudo-locale: all its text comes from the messages, and longer words still fit on a phone.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { bypassing } from "./bypass.mjs";
import { BINARY, axe, sample } from "./hall.mjs";
import { MODULE, folder, missing, opened } from "./pocket.mjs";

/** Nothing on the page bypasses the messages, and nothing is wider than the phone. */
async function translated(page, where) {
  assert.equal(await page.locator("html").getAttribute("lang"), "en-XA");
  assert.deepEqual(await bypassing(page, ["Anna", "Bert"]), [], where);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= room, `${where} is ${wide} wide on ${room}`);
}

test("every part of the pocket", { skip: missing }, async () => {
  const path = join(folder, "pseudo.html");
  const env = { ...process.env, JADOUBE_PSEUDO_LOCALE: "1" };
  const run = spawnSync(BINARY, ["pocket", path, "--wasm", MODULE], { encoding: "utf8", env });
  assert.equal(run.status, 0, run.stderr);
  const page = await opened(path);
  const go = async (hash, shown) => {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator(shown).first().waitFor();
    await page.locator("main[aria-busy=false]").waitFor();
    await translated(page, hash);
  };
  await go("#/laws", "main a");
  await go("#/laws/2023", "li.article");
  await go("#/laws/2023/7.5.5", "#article .saying");
  await go("#/desk", "[data-incident]");
  const incidents = await page.locator("[data-incident]").evaluateAll((all) => all.map((one) => one.dataset.incident));
  assert.ok(incidents.length > 10, incidents.join(" "));
  for (const incident of sample(incidents, 5)) await go(`#/desk/${incident}`, ".answer .headline");
  await go("#/desk/words", "main button");
  await go("#/desk/history", "main p");
  await go("#/laws/terms", "main dt, main h2");
  await go("#/privacy", "main h1, main h2");
  await go("#/clock", "form.setup");
  assert.deepEqual(await axe(page), []);
  await page.locator("form.setup button.figures").first().click();
  await page.locator("chess-clock").first().waitFor();
  await translated(page, "the clock");
  await go("#/board", "form.setup");
  assert.deepEqual(page.troubles, []);
});
