// The time line of the pocket without a browser: four hours of readings, sleeps and killed tabs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./hall.mjs";

const source = readFileSync(join(ROOT, "web", "pocket", "timeline.js"), "utf8");
const { TimeLine } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

/** xorshift: the same evening on every machine. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/** A device of its own: true time passes, the browser's clocks show it as browsers do. */
function device() {
  const told = { true: 0, steady: 12_345.6, wall: 1_794_992_400_000 };
  const watching = new Set();
  const before = { performance: globalThis.performance, document: globalThis.document, now: Date.now };
  const page = {
    hidden: false,
    addEventListener: (_, listener) => watching.add(listener),
    removeEventListener: (_, listener) => watching.delete(listener),
  };
  Object.defineProperty(globalThis, "performance", {
    configurable: true,
    writable: true,
    // Browsers round it to a tenth of a millisecond, and the other clock to a whole one.
    value: { now: () => Math.floor(told.steady * 10) / 10 },
  });
  globalThis.document = page;
  Date.now = () => Math.floor(told.wall);
  return {
    told,
    watching,
    pass: (time, asleep = false) => {
      told.true += time;
      told.wall += time;
      if (!asleep) told.steady += time;
    },
    hide: (hidden) => {
      page.hidden = hidden;
      for (const listener of watching) listener();
    },
    /** A killed tab: the next one has a monotonic clock of its own. */
    kill: () => {
      watching.clear();
      page.hidden = false;
      told.steady = 7.3;
    },
    end: () => {
      Object.defineProperty(globalThis, "performance", {
        configurable: true,
        writable: true,
        value: before.performance,
      });
      globalThis.document = before.document;
      Date.now = before.now;
    },
  };
}

const HOURS = 4 * 3_600_000;

test("after four hours of readings the time line is exact to 10 ms", () => {
  const phone = device();
  const throwDice = dice(1851);
  let line = new TimeLine(null);
  let [latest, readings, closed, slept] = [0, 0, 0, 0];
  while (phone.told.true < HOURS) {
    // A reading every 50 ms or so, as the page is drawn.
    phone.pass(40 + throwDice(20_000) / 1_000);
    const chance = throwDice(60_000);
    if (chance === 0) {
      const mark = JSON.parse(JSON.stringify(line.mark()));
      phone.kill();
      phone.pass(throwDice(300_000));
      line = new TimeLine(mark);
      closed += 1;
    } else if (chance === 1 || chance === 2) {
      phone.hide(true);
      phone.pass(3_000 + throwDice(600_000), chance === 1);
      phone.hide(false);
      slept += 1;
    } else if (chance < 200) line.mark();
    const now = line.now();
    assert.ok(now >= latest, `${now} after ${latest}`);
    [latest, readings] = [now, readings + 1];
  }
  const error = Math.abs(latest - phone.told.true);
  phone.end();
  console.log(`${readings} readings, ${closed} killed tabs, ${slept} sleeps: ${error.toFixed(2)} ms off`);
  assert.ok(readings > 100_000 && closed > 1 && slept > 1, `${readings} readings, ${closed} closed, ${slept} slept`);
  assert.ok(error <= 10, `${error} ms off`);
});

test("setting the device's clock changes nothing while the page is in front", () => {
  const phone = device();
  const line = new TimeLine(null);
  for (const jump of [-3_600_000, 7_200_000, -86_400_000]) {
    phone.told.wall += jump;
    phone.pass(60_000);
    line.now();
  }
  const now = line.now();
  phone.end();
  assert.equal(now, 180_000);
});

test("a clock set back while the page was closed is told, and no time is invented", () => {
  const phone = device();
  const first = new TimeLine(null);
  phone.pass(100_000);
  const mark = first.mark();
  phone.kill();
  phone.told.wall -= 3_600_000;
  phone.pass(5_000);
  const line = new TimeLine(mark);
  const [away, now] = [line.away, line.now()];
  phone.end();
  assert.equal(away, 5_000 - 3_600_000);
  assert.equal(now, 100_000);
});
