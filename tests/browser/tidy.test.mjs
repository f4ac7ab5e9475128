// Tests leave nothing behind, also those that fail.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const HALL = new URL("./hall.mjs", import.meta.url).href;
const OPENS = `
import { openHall, picture } from ${JSON.stringify(HALL)};
import { writeFileSync } from "node:fs";
await openHall();
writeFileSync(picture("x"), "x");
console.log("open");
`;

/** Runs a program in a temporary directory of its own, and says what is left there when it has ended. */
async function left(program, { signal } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "jadoube-tidy-"));
  try {
    const { JADOUBE_BLESS, ...env } = process.env;
    const running = spawn(process.execPath, ["--input-type=module", "-e", program], {
      env: { ...env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "ignore"],
    });
    let opened = false;
    running.stdout.on("data", () => {
      opened = true;
      if (signal) running.kill(signal);
    });
    await new Promise((resolve) => running.once("exit", resolve));
    assert.ok(opened, "the hall was open");
    return readdirSync(folder).filter((name) => name.startsWith("jadoube-"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("a test that fails, or is stopped, leaves no folder behind", async () => {
  assert.deepEqual(await left(`${OPENS} throw new Error("it failed");`), []);
  assert.deepEqual(await left(`${OPENS} setInterval(() => {}, 1000);`, { signal: "SIGTERM" }), []);
});
