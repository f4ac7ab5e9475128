// Measures the pocket: bytes, memory, and the time from a cold start to something usable, with the processor slowed down four times.
// `node bench-pocket.mjs [RUNS]` after `crates/wasm/build` and `cargo build -p jadoube-cli`. Not a test: it asserts nothing.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { BINARY, ROOT, openBrowser } from "./hall.mjs";

const SLOWER = 4;
const RUNS = Number(process.argv[2] ?? 5);
const MODULE = process.env.JADOUBE_WASM ?? join(ROOT, "target", "npm", "jadoube-full.wasm");
const folder = mkdtempSync(join(tmpdir(), "jadoube-bench-"));
const path = join(folder, "pocket.html");
const made = spawnSync(BINARY, ["pocket", path, "--lang", "en", "--wasm", MODULE], { encoding: "utf8" });
if (made.status !== 0) throw new Error(made.stderr);

const bytes = readFileSync(path);
const module = readFileSync(MODULE);
const thousands = (number) => Math.round(number / 1000).toLocaleString("en");
console.log(`file: ${thousands(bytes.length)} kB, ${thousands(gzipSync(bytes).length)} kB compressed`);
console.log(
  `module: ${thousands(module.length)} kB, ${thousands(gzipSync(module, { level: 9 }).length)} kB compressed`,
);

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The resident memory of the page's own process, in bytes. */
async function memory(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const sizes = renderers.map(({ id }) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0);
  return 1024 * Math.max(...sizes.map(Number));
}

/** A new browser each time, so that nothing is cached: not even compiled code. */
async function start(hash, usable) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    // From the beginning of the navigation, by the clock of the page itself.
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        if (globalThis.usable || !document.querySelector(selector)) return;
        globalThis.usable = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    }, usable);
    await page.goto(`${pathToFileURL(path).href}${hash}`);
    await page.locator(usable).first().waitFor();
    const time = await page.evaluate(() => globalThis.usable);
    return { time, size: await memory(await browser.newBrowserCDPSession()) };
  } finally {
    await browser.close();
  }
}

for (const [what, hash, usable] of [
  ["the clock", "#/clock", "form.setup"],
  ["the list of incidents", "#/desk", "[data-incident]"],
  ["a ruling", "#/desk/illegal-move", ".answer .headline"],
  ["an Article", "#/laws/2023/7.5.5", "#article .saying"],
  ["all Articles", "#/laws/2023", "li.article"],
]) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await start(hash, usable));
  const [time, size] = [median(runs.map((run) => run.time)), median(runs.map((run) => run.size))];
  console.log(`${what}: ${Math.round(time)} ms at ${SLOWER}x, ${thousands(size / 1000)} MB`);
}
rmSync(folder, { recursive: true, force: true });
