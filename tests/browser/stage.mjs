// What every test file begins with: a hall and a browser of its own, closed at the end, and the ways in.

import { after, before } from "node:test";
import { act, newBoard, openBrowser, openHall, runs, watch } from "./hall.mjs";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const TABLET = { viewport: { width: 768, height: 1024 }, hasTouch: true };
export const LAPTOP = { viewport: { width: 1366, height: 768 } };

/** The hall of this file. Readers see what `before` has opened. @type {Awaited<ReturnType<typeof openHall>>} */
export let hall;
/** @type {Awaited<ReturnType<typeof openBrowser>>} */
export let browser;
before(async () => {
  [hall, browser] = await Promise.all([openHall(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await hall?.close();
});

/** A board where both players have arrived and the clock runs. */
export async function started(options) {
  const board = await newBoard(hall, options);
  for (const side of ["white", "black"]) await act(hall, board, side, ["arrives"]);
  await act(hall, board, "arbiter", ["starts_round"]);
  return board;
}

/** Both players at one device, the clock running. */
export async function two(options) {
  const page = await (await browser.newContext({ locale: "en", ...LAPTOP, ...options })).newPage();
  await page.goto(hall.address);
  await page.locator("button[value=here]").click();
  await page.waitForURL(/\/play\//);
  await page.locator("#start").click();
  await runs(page, "white");
  return page;
}

/** A page of the hall in a context of its own, whose troubles are noted. */
export async function visit(address, options = LAPTOP) {
  const page = await (await browser.newContext({ locale: "en", ...options })).newPage();
  page.troubles = watch(page);
  await page.goto(`${hall.address}${address}`);
  return page;
}
