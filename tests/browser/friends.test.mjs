// Two friends, from the front page to mate and a rematch, without a third person.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, press, runs, tapMove } from "./hall.mjs";
import { LAPTOP, PHONE, visit } from "./stage.mjs";

async function moves(page, from, to) {
  await tapMove(page, from, to);
  await press(page);
}

test("two friends play from the front page to mate, and again", async () => {
  const anna = await visit("/", LAPTOP);
  await anna.locator("button[value=friend]").click();
  await anna.waitForURL(/\/friend#/);
  await anna.locator("#links img").waitFor();
  assert.deepEqual(await axe(anna), []);
  const link = anna.url();
  await anna.locator("#seats button", { hasText: "Black" }).click();
  await anna.waitForURL(/as=black/);

  // The friend gets the other color, on a phone.
  const bert = await visit(new URL(link).pathname + new URL(link).hash, PHONE);
  await bert.locator("#seats button").first().waitFor();
  assert.deepEqual(await bert.locator("#seats button").allInnerTexts(), ["White"]);
  assert.deepEqual(await axe(bert), []);
  await bert.locator("#seats button").click();
  await bert.waitForURL(/as=white/);

  // The clock starts when both are ready.
  await anna.locator("#ready").click();
  await anna.locator("#begin [role=status]").waitFor();
  await bert.locator("#ready").click();
  await runs(bert, "white");
  await bert.waitForFunction(() => document.title.startsWith("Your move"));
  assert.ok(!(await anna.title()).startsWith("Your move"));

  // An illegal move: both agree to go on.
  await bert.locator("#board [data-square=f2]").dragTo(bert.locator("#board [data-square=f5]"));
  await press(bert);
  await anna.locator("#state", { hasText: "when both players are ready" }).waitFor();
  await anna.locator("#ready").click();
  await bert.locator("#ready").click();
  await runs(bert, "white");

  await moves(bert, "f2", "f3");
  await runs(anna, "black");
  await moves(anna, "e7", "e5");
  await runs(bert, "white");
  await moves(bert, "g2", "g4");
  await runs(anna, "black");
  await tapMove(anna, "d8", "h4");
  await bert.locator("#state .score", { hasText: "0 – 1" }).waitFor();

  await anna.locator("[data-act=rematch]").first().click();
  await anna.waitForURL(/as=white/);
  await bert.locator("[data-act=rematch]").first().click();
  await bert.waitForURL(/as=black/);
  assert.equal(new URL(anna.url()).pathname, new URL(bert.url()).pathname);
  assert.deepEqual(anna.troubles, []);
  assert.deepEqual(bert.troubles, []);

  // A third visitor can only watch.
  const third = await visit(new URL(link).pathname + new URL(link).hash);
  await third.locator("#seats a", { hasText: "Watch" }).waitFor();
});
