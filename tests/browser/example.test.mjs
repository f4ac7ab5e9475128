// The example page of the npm package works in a browser, served by any web server.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { test } from "node:test";
import { ROOT, openBrowser, watch } from "./hall.mjs";

const FOLDER = process.env.JADOUBE_NPM ?? join(ROOT, "target", "npm");
const missing = existsSync(join(FOLDER, "jadoube.wasm"))
  ? false
  : `skipped: the example page of the npm package, because there is no ${FOLDER}: run crates/wasm/build`;
if (missing) console.log(missing);

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

test("the example page answers", { skip: missing }, async () => {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", "http://x").pathname.slice(1);
    // The page itself from the sources, so that an old build does not matter.
    const path = name === "example.html" ? join(ROOT, "crates", "wasm", "npm", name) : join(FOLDER, name);
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": KINDS[extname(name)] ?? "text/plain" }).end(readFileSync(path));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await openBrowser();
  const page = await browser.newPage();
  const troubles = watch(page);
  await page.goto(`http://127.0.0.1:${server.address().port}/example.html`);
  const answer = page.locator("#answer");
  await answer.filter({ hasText: "exposes the king to check from e4" }).waitFor();
  assert.match(await answer.innerText(), /white to move: Kd1 Kf1 Kd2 Kf2/);
  await page.fill("#move", "Kd1");
  await page.click("button");
  await answer.filter({ hasText: "after Kd1: 4k3/8/8/8/4r3/8/4N3/3K4 b - - 1 1" }).waitFor();
  await page.fill("#fen", "nonsense");
  await page.click("button");
  await answer.filter({ hasText: "found 'o'" }).waitFor();
  // The icon that browsers ask for is not there.
  assert.deepEqual(
    troubles.filter((trouble) => !String(trouble).includes("404")),
    [],
  );
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
});
