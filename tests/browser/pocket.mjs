// The arbiter's pocket on a phone: writes one as a file, and opens it with no server and no network.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";
import { BINARY, ROOT, openBrowser, watch } from "./hall.mjs";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };
export const LAPTOP = { viewport: { width: 1366, height: 768 } };

export const MODULE = process.env.JADOUBE_WASM ?? join(ROOT, "target", "npm", "jadoube-full.wasm");
export const missing = existsSync(MODULE)
  ? false
  : `skipped: the pocket, because there is no ${MODULE}: run crates/wasm/build`;
if (missing) console.log(missing);

export let browser;
export let folder = "";
before(async () => {
  browser = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), "jadoube-pocket-"));
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a pocket and says where it is. */
export function written(name, ...options) {
  const run = spawnSync(BINARY, ["pocket", ...options, "--wasm", MODULE], { encoding: "utf8", cwd: folder });
  assert.equal(run.status, 0, run.stderr);
  return join(folder, name);
}

export function file(...languages) {
  const name = `pocket-${languages.join("-")}.html`;
  const path = join(folder, name);
  return existsSync(path) ? path : written(name, name, ...languages.flatMap((tag) => ["--lang", tag]));
}

/** A phone that has the file and no network. */
export async function opened(path, hash = "", options = PHONE) {
  const context = await browser.newContext({ locale: "en", ...options });
  await context.setOffline(true);
  const page = await context.newPage();
  page.troubles = watch(page);
  await page.goto(`${pathToFileURL(path).href}${hash}`);
  await page.locator("main[aria-busy=false], main form.setup").first().waitFor();
  return page;
}

/** Kills the tab, and opens the page again five minutes later by the clock of the device. */
export async function reopened(page, hash) {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const other = await context.newPage();
  await other.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 300_000;
  });
  await other.goto(`${pathToFileURL(file("en")).href}${hash}`);
  await other.locator("chess-clock[data-runs]", { hasText: "White" }).waitFor();
  return other;
}
