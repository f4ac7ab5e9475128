// Rulings as notices: six incidents in six locales, printed by the browser; the console and the ruling desk offer them.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { act, BINARY, picture } from "./hall.mjs";
import { LAPTOP, browser, hall, started, visit } from "./stage.mjs";

const LOCALES = ["en", "hu", "sv", "el", "sr-Latn", "sr-Cyrl"];
const SIX = new URL("../../cases/notices/six.case", import.meta.url).pathname;

test("six rulings are six printed pages in each of six locales", async () => {
  for (const lang of LOCALES) {
    const heading = [
      "--competition",
      "Club open",
      "--round",
      "3",
      "--board",
      "12",
      "--white",
      "Anna",
      "--black",
      "Bert",
      "--date",
      "2026-11-14",
    ];
    const html = execFileSync(BINARY, ["rule", "--notice", "--edition", "2023", "--lang", lang, ...heading, SIX], {
      encoding: "utf8",
    });
    const page = await (await browser.newContext(LAPTOP)).newPage();
    await page.setContent(html);
    assert.equal(await page.locator("section").count(), 6, lang);
    assert.equal(await page.locator("html").getAttribute("lang"), lang);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, 6, `${lang}: a notice fits on a page`);
    await page.setViewportSize({ width: 720, height: 900 });
    await page.screenshot({ path: picture(`notices-${lang}`), fullPage: true });
    await page.close();
  }
});

test("an incident of a board is a notice for the arbiter, with names and clocks, and for nobody else", async () => {
  const board = await started();
  await act(hall, board, "white", [{ plays: { played: "g1g3", hands: "one" } }, { presses: { hand: "one" } }]);
  const log = await (
    await fetch(`${hall.address}/api/v1/games/${board.game}/log?as=arbiter`, {
      headers: { authorization: `Bearer ${board.arbiter}` },
    })
  ).json();
  const entry = log.entries.findLast((one) => one.incident);
  const address = `${hall.address}/api/v1/games/${board.game}/entries/${entry.seq - 1}/notice`;
  const mine = await fetch(address, { headers: { authorization: `Bearer ${board.arbiter}` } });
  const html = await mine.text();
  assert.equal(mine.status, 200, html);
  assert.match(mine.headers.get("content-security-policy"), /style-src 'nonce-/);
  for (const words of ["Anna", "Bella", "7.5.1", "extra 2 minutes"])
    assert.ok(html.includes(words), `${words}: ${html}`);
  const others = await fetch(address);
  assert.ok([401, 403].includes(others.status), String(others.status));
});

test("the ruling desk offers its answer as a notice", async () => {
  const page = await visit("/desk#touch-move");
  const link = page.locator(".answer a.button");
  await link.waitFor();
  const notice = await visit(new URL(await link.getAttribute("href"), hall.address).href.replace(hall.address, ""));
  await notice.locator("h1").waitFor();
  assert.deepEqual(notice.troubles, []);
});
