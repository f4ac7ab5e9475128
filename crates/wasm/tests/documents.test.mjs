// What README shows of JavaScript is what Node prints.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const root = new URL("../../../", import.meta.url);
const folder = process.env.JADOUBE_NPM ?? new URL("target/npm", root).pathname;

test("the program of README prints what is shown", () => {
  const readme = readFileSync(new URL("README.md", root), "utf8");
  const programs = [...readme.matchAll(/^```js\n(.*?)^```\nprints\n```text\n(.*?)^```/gms)];
  assert.ok(programs.length > 0);
  for (const [, program, printed] of programs) {
    const installed = pathToFileURL(join(folder, "index.js")).href;
    const run = spawnSync(process.execPath, ["--input-type=module"], {
      input: program.replace('from "jadoube"', `from ${JSON.stringify(installed)}`),
      encoding: "utf8",
    });
    assert.equal(run.stdout, printed, run.stderr);
  }
});
