// Every part of the pocket on every screen, in the dark, in every language: nothing too wide, nothing that axe finds.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, sample, until } from "./hall.mjs";
import { PHONE, TABLET, file, missing, opened } from "./pocket.mjs";

const TAGS = ["en", "hu", "sv", "el", "sr-Latn", "sr-Cyrl"];
const NARROW = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const LANDSCAPE = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** What each is called, its address, and how it comes to show what it can. What one stores the next ones find. */
const PARTS = [
  ["all Articles", "laws/2023"],
  ["an Article", "laws/2023/7.5.5"],
  ["a comparison", "laws/2018", (page) => page.locator(".laws select").nth(1).selectOption("2023")],
  ["a search", "laws/2023", (page) => page.locator("#search").fill("7.5")],
  ["the terms", "laws/terms"],
  ["the incidents", "desk"],
  ["a ruling", "desk/illegal-move"],
  ["a position", "desk/touch-move", (page) => page.locator("#case .exact summary").first().click()],
  ["a decision", "desk/conduct"],
  ["guided entry", "desk/words", (page) => page.locator("#next .tap").first().click()],
  ["keeping a ruling", "desk/two-hands", keepRuling],
  [
    "the history",
    "desk/two-hands",
    async (page) => {
      await keepRuling(page);
      await page.locator("dialog button.main").click();
      await page.locator("li.entry").first().waitFor();
    },
  ],
  ["setting the clock", "clock"],
  [
    "the clock",
    "clock",
    async (page) => {
      await page.locator("#control").fill("white 40/90, 30, byo-yomi 3x30 black 40/120, 20/60, 15+30");
      await page.locator("form.setup button.main").click();
      await page.locator("chess-clock").first().waitFor();
    },
  ],
  ["correcting the times", "clock", (page) => page.locator(".middle button").nth(1).click()],
  ["setting up the board", "board"],
  [
    "the board",
    "board",
    async (page) => {
      await page.locator("#control").fill("15+10");
      await page.locator("form.setup button.main").click();
      await page.locator("[data-square=e2]").waitFor();
    },
  ],
  ["privacy", "privacy"],
  ["the settings", "privacy", (page) => page.locator("button.settings").click()],
];

async function keepRuling(page) {
  await page.locator(".answer .headline").waitFor();
  await page.locator("#answer button.main, .answer button.main").last().click();
  await page.locator("dialog[open]").waitFor();
}

async function looked(page, [name, hash, does]) {
  // Without loading the page again, as a reader goes from part to part.
  await page.evaluate((wanted) => {
    for (const open of document.querySelectorAll("dialog")) open.close("");
    Object.assign(document.getElementById("main") ?? {}, { seen: true });
    if (location.hash === wanted) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = wanted;
  }, `#/${hash}`);
  const shown = () =>
    page.evaluate(() => {
      const main = document.getElementById("main");
      return Boolean(main && !("seen" in main) && main.getAttribute("aria-busy") === "false");
    });
  await until(shown, name);
  await does?.(page);
  // Nobody can scroll sideways, and no word ends outside of its button.
  const wide = await page.evaluate(() => {
    const cut = [...document.querySelectorAll("button, a, summary, legend, h1, h2, label, option")].filter(
      (node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflowX !== "visible",
    );
    const out = [...document.querySelectorAll("button, select, input")].filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      return width > 0 && getComputedStyle(node).visibility !== "hidden" && (left < -1 || right > innerWidth + 1);
    });
    // Every part can be reached without scrolling the bar.
    const bar = document.querySelector("#bar nav")?.getBoundingClientRect().right ?? 0;
    out.push(
      ...[...document.querySelectorAll("#bar nav a")].filter((link) => link.getBoundingClientRect().right > bar + 1),
    );
    return {
      more: document.documentElement.scrollWidth - innerWidth,
      cut: [...cut, ...out]
        .filter((node) => !node.closest(".unseen, .skip"))
        .map((node) => node.outerHTML.slice(0, 120)),
    };
  });
  assert.ok(wide.more <= 1 && wide.cut.length === 0, `${name}: ${JSON.stringify(wide)}`);
}

test("every part in every language on a screen of 320 pixels", { skip: missing }, async () => {
  const path = file(...TAGS);
  for (const tag of TAGS) {
    const page = await opened(path, "#/privacy", NARROW);
    await page.evaluate((chosen) => localStorage.setItem("jadoube-lang", chosen), tag);
    await page.reload();
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    for (const [index, part] of PARTS.entries()) {
      await looked(page, part).catch((error) => {
        throw new Error(`${tag}: ${error.message}`);
      });
      // Each part in one of the languages; in all of them with --full.
      if (sample(TAGS, TAGS.length, index).includes(tag)) assert.deepEqual(await axe(page), [], `${tag} ${part[0]}`);
    }
    assert.deepEqual(page.troubles, [], tag);
    await page.context().close();
  }
});

for (const [name, shape] of [
  ["in the dark", { ...PHONE, colorScheme: "dark" }],
  ["on a tablet", { ...TABLET }],
  ["on its side", { ...LANDSCAPE, colorScheme: "dark" }],
])
  test(`every part ${name}`, { skip: missing }, async () => {
    const page = await opened(file("en"), "#/privacy", shape);
    for (const part of PARTS) {
      await looked(page, part);
      assert.deepEqual(await axe(page), [], `${name}: ${part[0]}`);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

test("on a phone the way to the page about privacy is in the settings", { skip: missing }, async () => {
  for (const shape of [PHONE, NARROW]) {
    const page = await opened(file("en"), "#/desk", shape);
    const link = page.locator("nav a[data-part=privacy]");
    if (!(await link.isVisible())) {
      await page.locator("button.settings").click();
      await page.locator("dialog").getByRole("button", { name: "Privacy" }).click();
    } else await link.click();
    await page.locator("main h1", { hasText: "Privacy" }).waitFor();
    await page.context().close();
  }
});
