// A hall of its own for each test: `jadoube serve` on a free port with a store in a temporary folder, and a browser to
// visit it.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const BINARY =
  process.env.JADOUBE ?? join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug", "jadoube");

/**
 * Every folder that a test makes. They go when the process ends, however it ends: a test that fails, or is stopped,
 * leaves nothing behind.
 */
const folders = new Set();
/** The halls that are open, which would keep their files. */
const halls = new Set();

function temporary(prefix) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.add(folder);
  return folder;
}

function tidy() {
  for (const serving of halls) serving.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.clear();
}

process.on("exit", tidy);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

let pictures = "";
/**
 * Where a picture goes: into docs/images with JADOUBE_BLESS set, otherwise away, so that a test run changes no file.
 */
export function picture(name) {
  if (!process.env.JADOUBE_BLESS) pictures ||= temporary("jadoube-pictures-");
  return join(pictures || join(ROOT, "docs", "images"), `${name}.png`);
}

/**
 * Starts a hall. `address` is where it is, `password` the first one of the arbiter.
 * @param {Record<string, string>} [environment] what it finds in its environment besides our own
 */
export async function openHall(environment = {}) {
  if (!existsSync(BINARY)) throw new Error(`no ${BINARY}: run cargo build -p jadoube-cli first`);
  const folder = temporary("jadoube-browser-");
  const start = (listen) => {
    const serving = spawn(
      BINARY,
      ["serve", "--listen", listen, "--database", join(folder, "hall.db"), "--key", join(folder, "hall.key")],
      { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...environment } },
    );
    halls.add(serving);
    const opened = new Promise((resolve, reject) => {
      let address = "";
      let password = "";
      serving.once("exit", (code) => reject(new Error(`jadoube serve ended with ${code}`)));
      createInterface({ input: serving.stdout }).on("line", (line) => {
        address ||= line.match(/http:\/\/\S+/)?.[0] ?? "";
        password ||= line.match(/password (\S+)/)?.[1] ?? "";
        if (line.startsWith("Ctrl-C")) resolve({ address, password });
      });
    });
    return { serving, opened };
  };
  let { serving, opened } = start("127.0.0.1:0");
  const { address, password } = await opened;
  const stop = (signal = "SIGTERM") =>
    new Promise((resolve) => {
      serving.removeAllListeners("exit");
      serving.once("exit", resolve);
      halls.delete(serving);
      serving.kill(signal);
    });
  return {
    address,
    password,
    /** Ends the process and starts another one at the same address; with `SIGKILL` as after a power cut. */
    async again(signal) {
      await stop(signal);
      ({ serving, opened } = start(new URL(address).host));
      await opened;
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
      folders.delete(folder);
    },
  };
}

/**
 * How long anything is waited for: what is right comes at once, and a slow machine with other work must not make it
 * wrong.
 */
const PATIENCE = 90_000;

/** Debian's Chromium: without its windows, if that is installed, because it takes half of the processor time. */
const CHROMIUM =
  process.env.CHROMIUM ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((program) => existsSync(program));

export async function openBrowser() {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion"],
    timeout: PATIENCE,
  });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}

/** Sets up a board over HTTP and gives the links. */
export async function newBoard(hall, options = {}) {
  const response = await fetch(`${hall.address}/api/v1/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      control: "90+30",
      white: "Anna",
      black: "Bella",
      settings: { flags: "hall", illegal_moves: "hall" },
      ...options,
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Does something at a board as a program would, with the secret of a link. */
let number = 0;
export async function act(hall, board, role, acts) {
  const response = await fetch(`${hall.address}/api/v1/games/${board.game}/acts`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${board[role]}` },
    body: JSON.stringify({ id: `test-${(number += 1)}`, acts }),
  });
  if (!response.ok) throw new Error(`${role} ${JSON.stringify(acts)}: ${await response.text()}`);
  return response.json();
}

/** What the rulings on a page say, newest first. */
export function rulings(page) {
  return page.locator("#rulings li").allTextContents();
}

/** Waits until a ruling says this. */
export function ruled(page, words) {
  return page.locator("#rulings li", { hasText: words }).first().waitFor({ state: "attached" });
}

/** A square of the board. */
export function square(page, name) {
  return page.locator(`[data-square="${name}"]`);
}

/** Moves by two taps, waiting until the hall has taken the touch. */
export async function tapMove(page, from, to) {
  await square(page, from).click();
  await square(page, to).click();
}

/** Waits until a piece stands on a square, by its label or its absence. */
export function stands(page, name, label) {
  return page.locator(`[data-square="${name}"][aria-label*="${label}"]`).waitFor();
}

/** Presses the clock of whoever sits near. */
export function press(page) {
  return page.locator("#near chess-clock button").click();
}

/** Waits until the clock of a side runs on a page. */
export function runs(page, side) {
  return page.locator(`chess-clock[data-side="${side}"][data-runs]`).waitFor();
}

/** What White and Black have written, as far as the hall tells it to whoever looks at a page. */
export function written(page) {
  return page.evaluate(async () => {
    const feed = globalThis.jadoube?.feed;
    if (!feed) return [null, null];
    const query = feed.wanted ? `?as=${feed.wanted}` : "";
    const answer = await fetch(`/api/v1/games/${feed.game}/sheet${query}`);
    return answer.ok ? (await answer.json()).written : [null, null];
  });
}

/**
 * Waits until something holds that can only be asked for again and again.
 * @param {() => Promise<string>} [found] what there is instead, for the message
 */
export async function until(holds, what, found = async () => "") {
  const deadline = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`it never came about: ${what} ${await found()}`.trim());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Every nth of a long list of pages that are alike, or all of them in a full run. */
export function sample(list, nth, from = 0) {
  return process.env.JADOUBE_FULL ? list : list.filter((_, at) => at % nth === from % nth);
}

/**
 * Errors that a page reports while its hall restarts. They come from nowhere else: its policy allows requests to the hall only.
 */
const AWAY = /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/;

/** Problems of a page that must not be there: errors in scripts, and what the policy of the page forbids. */
export function watch(page) {
  const found = [];
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !AWAY.test(message.text())) found.push(message.text());
  });
  return found;
}

const AXE = readFileSync(new URL("./node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Everything that axe-core finds on a page, as lines for people. */
export async function axe(page) {
  await page.evaluate(AXE);
  // A color on its way to another one is none that anybody has to read.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === "running" && animation.effect?.getComputedTiming().endTime !== Infinity,
        )
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** A player or arbiter in a browser of their own, who comes by a link. */
export async function comes(browser, hall, token, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en", ...options });
  const page = await context.newPage();
  page.troubles = watch(page);
  await page.goto(`${hall.address}/join#${token}`);
  // The seat may still be open in a browser of an earlier part of the test.
  await page.locator("#take, #near").filter({ visible: true }).first().waitFor();
  if (await page.locator("#take").isVisible()) await page.locator("#take").click();
  await page.waitForURL(/\/play\//);
  await page.locator("#near chess-clock[data-mine], #arbiter:not([hidden])").first().waitFor();
  return page;
}
