// Draws web/icon.png from web/icon.svg, for phones that take no SVG: `node icon.mjs` after a change. Not a test.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, openBrowser } from "./hall.mjs";

const SIZE = 512;
/** Phones cut the corners off in shapes of their own: everything that matters is in the circle in the middle. */
const INNER = 0.85;

const svg = readFileSync(join(ROOT, "web", "icon.svg"), "utf8");
const ground = /fill="(#[0-9a-f]+)"/.exec(svg)?.[1];
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
await page.setContent(
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">
   ${svg.replace("<svg", `<svg width="${SIZE * INNER}"`)}</body>`,
);
await page.screenshot({ path: join(ROOT, "web", "icon.png") });
await browser.close();
