import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { BINARY, ROOT, openBrowser } from "./hall.mjs";
const MODULE = ROOT + "/target/npm/jadoube-full.wasm";
const path = "/tmp/pocket/p.html";
const made = spawnSync(BINARY, ["pocket", path, "--lang", "en", "--wasm", MODULE], { encoding: "utf8" });
if (made.status !== 0) throw new Error(made.stderr);
const RUNS = +(process.argv[2] ?? 3);
const wanted = process.argv[3];
const median = (n) => n.toSorted((a, b) => a - b)[Math.floor(n.length / 2)];
for (const [what, hash, usable] of [
  ["incidents", "#/desk", "[data-incident]"],
  ["ruling", "#/desk/illegal-move", ".answer .headline"],
  ["Article", "#/laws/2023/7.5.5", "#article .saying"],
  ["all", "#/laws/2023", "li.article"],
]) {
  if (wanted && wanted !== what) continue;
  const rows = new Map();
  for (let i = 0; i < RUNS; i++) {
    const browser = await openBrowser();
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript((selector) => {
      const log = (globalThis.log = []);
      const now = () => performance.now();
      const orig = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...a) => {
        log.push(["compile starts", now()]);
        const r = await orig(...a);
        log.push(["compiled", now()]);
        const e = {};
        for (const [k, f] of Object.entries(r.instance.exports)) {
          let n = 0;
          e[k] = typeof f === "function" && ["ask", "supply", "contents"].includes(k) ? (...b) => { const t = now(); const x = f(...b); log.push([`${k}${n++} began`, t], [`${k} took`, now() - t]); return x; } : f;
        }
        return { instance: { exports: e } };
      };
      new MutationObserver((_, observer) => {
        if (!globalThis.scripts && document.querySelector("script[type=module]")) { globalThis.scripts = 1; log.push(["page parsed", now()]); }
        if (globalThis.usable || !document.querySelector(selector)) return;
        globalThis.usable = now(); log.push(["usable", now()]);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    }, usable);
    await page.goto(`${pathToFileURL(path).href}${hash}`);
    await page.locator(usable).first().waitFor();
    const log = await page.evaluate(() => globalThis.log);
    for (const [k, v] of log) rows.set(k, [...(rows.get(k) ?? []), v]);
    await browser.close();
  }
  console.log(`== ${what}`);
  for (const [k, v] of rows) console.log(`  ${k}: ${median(v).toFixed(0)}  (${Math.min(...v).toFixed(0)})`);
}
