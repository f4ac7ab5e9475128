// What the clock of the pocket does besides counting: byo-yomi, counting up, the screen, sound and vibration.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { axe, until } from "./hall.mjs";
import { PHONE, file, missing, opened } from "./pocket.mjs";

const left = (page, side) => page.locator("chess-clock", { hasText: side });
const shows = (page, side, time) => left(page, side).locator(".time", { hasText: time }).waitFor();

/** A clock that runs for White; from then on the monotonic clock of the browser is ours. */
async function running(page, control) {
  await page.locator("#control").fill(control);
  await page.locator("form.setup button.main").click();
  await left(page, "White").waitFor();
  await page.evaluate(() => {
    let now = performance.now();
    performance.now = () => now;
    globalThis.pass = (time) => (now += time);
  });
  await left(page, "Black").locator("button").click();
  await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
}
const pass = (page, time) => page.evaluate((passed) => globalThis.pass(passed), time);

test("byo-yomi: the main time, then one period after the other, then the flag", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await running(page, "1m, byo-yomi 2x30s");
  await pass(page, 60_000);
  await left(page, "White").locator(".more", { hasText: "byo-yomi: 2 periods left" }).waitFor();
  await shows(page, "White", "30");
  await pass(page, 20_000);
  await left(page, "White").locator("button").click();
  await page.locator("chess-clock[data-runs]", { hasText: "Black" }).waitFor();
  // The whole time is there again for the next move.
  await shows(page, "White", "0:30");
  await left(page, "Black").locator("button").click();
  await pass(page, 30_000);
  await left(page, "White").locator(".more", { hasText: "byo-yomi: last period" }).waitFor();
  assert.equal(await page.locator("chess-clock[data-flag]").count(), 0);
  await pass(page, 30_000);
  await page.locator("chess-clock[data-flag]", { hasText: "White" }).waitFor();
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a press was forgotten: the other clock goes on, and nothing is counted", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await running(page, "3+2");
  await pass(page, 10_000);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await left(page, "White").locator(".more", { hasText: "Side to move" }).waitFor();
  await page.getByRole("button", { name: "Correct the times" }).click();
  const turn = page.getByRole("group", { name: "Side to move" });
  assert.equal(await turn.getByLabel("White").isChecked(), true);
  await turn.getByText("Black").click();
  assert.deepEqual(await axe(page), []);
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await left(page, "Black").locator(".more", { hasText: "Side to move" }).waitFor();
  assert.equal(await page.locator("chess-clock[data-runs]").count(), 0);
  await shows(page, "White", "2:52");
  await shows(page, "Black", "3:02");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("chess-clock[data-runs]", { hasText: "Black" }).waitFor();
  await pass(page, 5_000);
  await shows(page, "Black", "2:57");
  await left(page, "White").locator(".more", { hasText: "0 moves" }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("Canadian byo-yomi says how many moves are to go", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await running(page, "1m, byo-yomi 3/5m");
  await pass(page, 61_000);
  await left(page, "White").locator(".more", { hasText: "3 moves to go" }).waitFor();
  await left(page, "White").locator("button").click();
  await left(page, "White").locator(".more", { hasText: "2 moves to go" }).waitFor();
  await shows(page, "White", "4:59");
  await page.context().close();
});

test("a clock that counts up, beside one that does not", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await running(page, "white up-count black 5m");
  await shows(page, "White", "0:00");
  await pass(page, 3_599_999);
  await shows(page, "White", "59:59");
  await pass(page, 1);
  await shows(page, "White", "1:00:00");
  assert.equal(await page.locator("chess-clock[data-flag], chess-clock[data-low]").count(), 0);
  await page.context().close();
});

test("a clock that stops when a player has no time left", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/clock");
  await page.getByLabel("When a player has no time left").selectOption("yes");
  await running(page, "white 1m black 5m");
  await pass(page, 90_000);
  await page.locator("chess-clock[data-flag]", { hasText: "White" }).waitFor();
  // It was stopped at the instant of the fall, and nobody can press it any more.
  assert.equal(await page.locator("chess-clock[data-runs]").count(), 0);
  assert.equal(await left(page, "White").locator("button").isDisabled(), true);
  await pass(page, 60_000);
  await shows(page, "Black", "5:00");
  const { clock } = await page.evaluate(() => JSON.parse(localStorage.getItem("jadoube-pocket-clock") ?? ""));
  assert.equal(clock.sides.white.used, 60_000);
  await page.context().close();
});

test("byo-yomi at the board of the pocket", { skip: missing }, async () => {
  const page = await opened(file("en"), "#/board");
  await page.locator("#control").fill("1m, byo-yomi 2x30s");
  await page.locator("form.setup button.main").click();
  await page.getByRole("button", { name: "Start the clock" }).click();
  await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
  await page.evaluate(() => {
    let now = performance.now();
    performance.now = () => now;
    globalThis.pass = (time) => (now += time);
  });
  await pass(page, 70_000);
  const white = page.locator("section.seat", { hasText: "White" });
  await white.locator(".more", { hasText: "byo-yomi: 2 periods left" }).waitFor();
  // The flag falls only after the last period, and then the Laws decide.
  await pass(page, 30_000);
  await white.locator(".more", { hasText: "byo-yomi: last period" }).waitFor();
  assert.equal(await page.locator(".state .score").count(), 0);
  await pass(page, 30_000);
  await page.locator(".state .score", { hasText: "0–1" }).waitFor();
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("the screen stays on while a clock runs; a press vibrates and sounds", { skip: missing }, async () => {
  const context = (await opened(file("en"), "#/privacy")).context();
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.done = { locks: 0, held: 0, vibrated: 0, tones: 0 };
    const { done } = globalThis;
    const request = async () => {
      done.locks += 1;
      done.held += 1;
      const lock = new EventTarget();
      lock.release = async () => {
        done.held -= 1;
        lock.dispatchEvent(new Event("release"));
      };
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
    navigator.vibrate = () => Boolean((done.vibrated += 1));
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      done.tones += 1;
      return start.apply(this, when);
    };
  });
  const done = () => page.evaluate(() => globalThis.done);
  await page.goto(`${pathToFileURL(file("en")).href}#/clock`);
  await running(page, "5");
  await until(async () => (await done()).held === 1, "the screen is kept on");
  const { vibrated, tones } = await done();
  assert.ok(vibrated >= 1 && tones >= 1, `${vibrated} ${tones}`);
  await left(page, "White").locator("button").click();
  await until(
    async () => (await done()).vibrated > vibrated && (await done()).tones > tones,
    "a press is felt and heard",
  );
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await until(async () => (await done()).held === 0, "the screen may go dark");
  // Sound is a setting.
  await page.evaluate(() => localStorage.setItem("jadoube", JSON.stringify({ sound: "off" })));
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("chess-clock[data-runs] button").click();
  await until(async () => (await done()).vibrated > 0, "a press is felt");
  assert.equal((await done()).tones, 0);
  await context.close();
});

test(
  "a clock set back while the tab was closed is stopped, and the players correct it",
  { skip: missing },
  async () => {
    const page = await opened(file("en"), "#/clock", PHONE);
    await page.locator("#control").fill("10");
    await page.locator("form.setup button.main").click();
    await left(page, "Black").locator("button").click();
    await page.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    const other = await context.newPage();
    await other.addInitScript(() => {
      const real = Date.now;
      Date.now = () => real() - 3_600_000;
    });
    await other.goto(`${pathToFileURL(file("en")).href}#/clock`);
    await other.locator(".note", { hasText: "was set back" }).waitFor();
    await other.getByRole("button", { name: "Correct the times" }).click();
    assert.deepEqual(await axe(other), []);
    await other.getByLabel("Time", { exact: true }).first().fill("0:08:00");
    await other.getByRole("button", { name: "Set", exact: true }).click();
    await shows(other, "White", "8:00");
    await other.getByRole("button", { name: "Continue" }).click();
    await other.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
    await context.close();
  },
);
