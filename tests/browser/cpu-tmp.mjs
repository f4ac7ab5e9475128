import { pathToFileURL } from "node:url";
import { openBrowser } from "./hall.mjs";
for (const [what, hash, usable] of [
  ["ruling", "#/desk/illegal-move", ".answer .headline"],
  ["all", "#/laws/2023", "li.article"],
]) {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: 200 });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Profiler.start");
  await page.goto(`${pathToFileURL("/tmp/pocket/p.html").href}${hash}`);
  await page.locator(usable).first().waitFor();
  const { profile } = await session.send("Profiler.stop");
  const self = new Map();
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  profile.samples.forEach((id, i) => {
    const f = byId.get(id).callFrame;
    const key = f.url.startsWith("wasm") ? "wasm" : `${f.functionName || "(anon)"}:${f.lineNumber}`;
    self.set(key, (self.get(key) ?? 0) + profile.timeDeltas[i] / 1000);
  });
  console.log("==", what);
  for (const [k, v] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 22)) console.log("  ", v.toFixed(0), k);
  await browser.close();
}
