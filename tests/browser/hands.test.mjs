// What hands, ears and eyes meet at the board: dragging by touch, sounds and buzzes, the focus, what is shown where,
// and in whose words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { act, comes, newBoard, press, ruled, runs, square, stands, tapMove, until, written } from "./hall.mjs";
import { PHONE, browser, hall, started, two } from "./stage.mjs";

test("a finger drags a piece: it is touched, lifted above the finger, and put down; the page does not scroll under it", async () => {
  const page = await comes(browser, hall, (await started()).white, PHONE);
  await runs(page, "white");
  const line = await page.context().newCDPSession(page);
  const middle = async (name) => {
    const box = await square(page, name).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type, points) => line.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const [from, to] = [await middle("e2"), await middle("e4")];
  await touch("touchStart", [from]);
  await ruled(page, "Touch-move applies to White");
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await page.locator('[data-square="e2"] .piece.lifted').waitFor();
  await page.locator('[data-square="e4"].over').waitFor();
  const lifted = await page.locator(".piece.lifted").boundingBox();
  assert.ok(lifted.y + lifted.height / 2 < to.y, "the piece is seen above the finger");
  await touch("touchEnd", []);
  await stands(page, "e4", "white pawn");
  assert.equal(await page.locator(".piece.lifted").count(), 0);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test("a piece that was moved illegally must move: a tap where it may go moves it at once, and no word lies over the squares", async () => {
  const page = await comes(browser, hall, (await started()).white, { ...PHONE, viewport: { width: 375, height: 667 } });
  await runs(page, "white");
  await tapMove(page, "e2", "e5");
  await stands(page, "e5", "white pawn");
  await press(page);
  await ruled(page, "Black gets an extra 2 minutes");
  await page.locator('[data-square="e2"].touched').waitFor();
  await page.locator('[data-square="e4"].may').waitFor();
  await square(page, "e4").tap();
  await stands(page, "e4", "white pawn");
  // Whatever is said to a player stands where no piece is.
  await press(page);
  const toast = await page.locator("#toast p").first().boundingBox();
  const board = await page.locator("chess-board").boundingBox();
  const clock = await page.locator("#near chess-clock").boundingBox();
  assert.ok(
    toast.y + toast.height <= board.y || toast.y >= clock.y + clock.height,
    JSON.stringify({ toast, board, clock }),
  );
});

test("a typed move that cannot be read is there to be typed over", async () => {
  const page = await comes(browser, hall, (await started()).white);
  await runs(page, "white");
  const selected = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      return field instanceof HTMLInputElement ? field.value.slice(field.selectionStart, field.selectionEnd) : "";
    });
  await page.locator("#typed input").fill("Zz9");
  await page.keyboard.press("Enter");
  await page.locator("#toast p").first().waitFor();
  assert.equal(await selected(), "Zz9");
  await page.keyboard.type("e2e5");
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor();
  await page.keyboard.press("Escape");
  await until(async () => (await selected()) === "e2e5", "the illegal move is selected");
  // The same in a claim: nothing typed is lost.
  await page.locator("#near [data-act=claim]").click();
  await page.locator("dialog select").selectOption("repetition");
  await page.locator("dialog input[name=move]").fill("Zz9");
  await page.keyboard.press("Enter");
  await until(
    async () => (await page.locator("dialog .trouble:not(:empty)").count()) === 1 && (await selected()) === "Zz9",
    "the move of the claim is selected",
  );
  await page.keyboard.press("Escape");
  await page.locator("#typed input").fill("e4");
  await page.keyboard.press("Enter");
  await stands(page, "e4", "white pawn");
});

test("moves, presses and rulings sound, and what is urgent buzzes; with the sound off nothing does", async () => {
  const heard = async (sound) => {
    const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } });
    await context.addInitScript((setting) => {
      localStorage.setItem("jadoube", JSON.stringify({ sound: setting }));
      globalThis.tones = [];
      globalThis.buzzes = [];
      const parameter = (note) => ({ setValueAtTime: (value) => note?.(value), exponentialRampToValueAtTime() {} });
      globalThis.AudioContext = class {
        currentTime = 0;
        destination = {};
        createOscillator() {
          return {
            frequency: parameter((value) => globalThis.tones.push(value)),
            connect: (next) => next,
            start() {},
            stop() {},
          };
        }
        createGain() {
          return { gain: parameter(), connect: (next) => next };
        }
      };
      navigator.vibrate = (pattern) => {
        globalThis.buzzes.push(pattern);
        return true;
      };
    }, sound);
    const page = await context.newPage();
    const board = await newBoard(hall);
    await page.goto(`${hall.address}/join#${board.white}`);
    await page.waitForURL(/\/play\//);
    await act(hall, board, "black", ["arrives"]);
    await act(hall, board, "arbiter", ["starts_round"]);
    await runs(page, "white");
    await tapMove(page, "e2", "e4");
    await stands(page, "e4", "white pawn");
    await press(page);
    await runs(page, "black");
    await act(hall, board, "black", [{ plays: { played: "e7e4", hands: "one" } }, { presses: { hand: "one" } }]);
    await ruled(page, "White gets an extra 2 minutes");
    return page.evaluate(() => ({ tones: globalThis.tones, buzzes: globalThis.buzzes }));
  };
  const on = await heard("on");
  // Wood on wood, the clock, and the bell of the arbiter with its buzz.
  for (const tone of [230, 900, 660]) assert.ok(on.tones.includes(tone), `${tone} in ${on.tones}`);
  assert.deepEqual(on.buzzes[0], 80);
  assert.deepEqual(await heard("off"), { tones: [], buzzes: [] });
});

test("two at one laptop: all that a player needs is in the window, and nothing lies over the squares", async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ]) {
    const page = await two({ viewport });
    await tapMove(page, "e2", "e4");
    await page.locator("#stop").click();
    await page.locator("#restart").waitFor();
    const hidden = await page.evaluate(() =>
      [
        "#typed input",
        "#restart",
        "#sheet",
        "#current",
        "#near [data-act=more]",
        "#far [data-act=more]",
        ...["d4", "e4", "d5", "e5"].map((name) => `[data-square=${name}]`),
      ].filter((selector) => {
        const element = document.querySelector(selector);
        const box = element.getBoundingClientRect();
        const corners = [
          [box.left + 4, box.top + 4],
          [box.right - 4, box.bottom - 4],
          [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
        ];
        return corners.some(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
      }),
    );
    assert.deepEqual(hidden, [], `${viewport.width}×${viewport.height}`);
    await page.context().close();
  }
});

test("on a phone every page is reached from the bar", async () => {
  const context = await browser.newContext({ ...PHONE, locale: "hu" });
  const page = await context.newPage();
  await page.goto(hall.address);
  assert.equal(await page.locator("#nav").isVisible(), false);
  await page.locator("#menu").tap();
  for (const link of await page.locator("#nav a").all()) {
    const box = await link.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 390 && box.height >= 40, await link.textContent());
  }
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#nav").isVisible(), false);
  await page.locator("#menu").tap();
  await page.locator("#nav a[href='/laws']").tap();
  await page.waitForURL(/\/laws/);
});

test("in very large type nothing sticks out of a phone", async () => {
  const context = await browser.newContext({ ...PHONE, locale: "hu" });
  await context.addInitScript(() => localStorage.setItem("jadoube", JSON.stringify({ size: "huge" })));
  const page = await context.newPage();
  const fits = async (what) =>
    assert.equal(
      (await page.evaluate(() =>
        Math.max(
          document.documentElement.scrollWidth,
          ...Array.from(document.querySelectorAll("main *"), (element) =>
            element.checkVisibility() && !element.closest(".unseen, .scroll, .skip, pre")
              ? element.getBoundingClientRect().right
              : 0,
          ),
        ),
      )) <= 391,
      true,
      what,
    );
  await page.goto(hall.address);
  await fits("the front page");
  await page.locator("button[value=here]").tap();
  await page.waitForURL(/\/play\//);
  await page.locator("#start").tap();
  await runs(page, "white");
  await fits("the board");
  for (const address of ["/desk#illegal-move", "/laws/2023/9.2", "/competitions", "/console"]) {
    await page.goto(hall.address + address, { waitUntil: "networkidle" });
    await fits(address);
  }
});

test("keyboard focus is kept, and a repeated message is shown once", async () => {
  const context = await browser.newContext({ locale: "en", viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(hall.address);
  await page.locator("button[value=here]").click();
  await page.waitForURL(/\/play\//);
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute("data-square"));
  await page.locator("#start").press("Enter");
  await runs(page, "white");
  await until(async () => (await focus()) === "e1", "the board has the focus");
  await page.locator("#stop").press("Enter");
  await page.locator("#restart").waitFor();
  await until(async () => (await focus()) === "e1", "the board has the focus again");
  await page.locator("#restart").press("Enter");
  await runs(page, "white");
  for (const again of [1, 2, 3]) {
    await page.locator("#typed input").fill("Qz9");
    await page.locator("#typed input").press("Enter");
    await page.locator("#toast p").first().waitFor();
    assert.ok((await page.locator("#toast p").count()) <= 1, `time ${again}`);
  }
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("#toast").isVisible(), false);
});

test("a player without a name is called by the color, in the language of the reader", async () => {
  const board = await newBoard(hall, { white: "", black: "" });
  for (const [locale, near] of [
    ["en", "White"],
    ["hu", "Világos"],
    ["sr-Cyrl", "Бели"],
  ]) {
    const page = await comes(browser, hall, board.white, { locale });
    await page.locator("#near .who", { hasText: near }).waitFor();
  }
  assert.match(await (await fetch(`${hall.address}/games/${board.game}.pgn`)).text(), /\[White "\?"\]/);
});

test("moves are written and typed in any language of notation", async () => {
  const page = await two();
  await page.locator("#settings").click();
  const notation = page.locator("dialog select").nth(1);
  await notation.locator("option[value=de]").waitFor({ state: "attached" });
  assert.ok((await notation.locator("option").count()) >= 43, "41 languages, the page's own, and figurines");
  await notation.selectOption("de");
  await page.locator("dialog button[value=done]").click();
  await page.locator("#typed input").fill("Sf3");
  await page.keyboard.press("Enter");
  await stands(page, "f3", "white knight");
  await page.keyboard.press("Enter");
  await runs(page, "black");
  await page.locator("score-sheet td", { hasText: "Sf3" }).waitFor();
});

test("7.5: an illegal move that was undone is crossed out on the scoresheets that write themselves", async () => {
  const board = await started({ settings: {} });
  const white = await comes(browser, hall, board.white);
  const black = await comes(browser, hall, board.black);
  const sheet = (page, side) => written(page).then((sheets) => sheets[side === "white" ? 0 : 1]?.length);
  await tapMove(white, "e2", "e5");
  await press(white);
  await runs(black, "black");
  await until(
    async () => (await sheet(white, "white")) === 1 && (await sheet(black, "black")) === 1,
    "both have written it down",
  );
  await act(hall, board, "black", [{ claims: { claim: "illegal_move", intends: null } }]);
  await stands(white, "e2", "white pawn");
  await until(
    async () => (await sheet(white, "white")) === 0 && (await sheet(black, "black")) === 0,
    "both have crossed it out",
  );
  await act(hall, board, "arbiter", [{ restarts: { side: null } }]);
  await runs(white, "white");
  await tapMove(white, "e2", "e4");
  await press(white);
  await runs(black, "black");
  for (const [page, side] of [
    [white, "white"],
    [black, "black"],
  ]) {
    await until(
      async () => (await written(page))[side === "white" ? 0 : 1]?.join() === "e2-e4",
      `${side} has written e4`,
    );
    await page.locator("score-sheet td.now", { hasText: "e2-e4" }).waitFor();
    await page.reload();
    await until(
      async () => (await written(page))[side === "white" ? 0 : 1]?.join() === "e2-e4",
      `the hall keeps the same for ${side}`,
    );
  }
});

test("after a power cut the players read that the game was interrupted", async () => {
  const board = await started();
  const white = await comes(browser, hall, board.white);
  const arbiter = await comes(browser, hall, board.arbiter);
  await runs(white, "white");
  await hall.again("SIGKILL");
  await white.locator("#state", { hasText: "The game was interrupted" }).waitFor();
  await ruled(white, "the clocks show the last times known");
  await arbiter.locator("#restart").click();
  await runs(white, "white");
  await white.locator("#state", { hasText: "White has the move" }).waitFor();
});
