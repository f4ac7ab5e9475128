// The arbiter's console: the hall at a glance, or one board in full.

import "/web/lib/page.js";
import { get, post } from "/web/lib/api.js";
import { arbitrates, loginCard, me } from "/web/lib/arbiter.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { isLow, shownTime } from "/web/lib/clock-element.js";
import { by, el } from "/web/lib/dom.js";
import { drawMini, mini } from "/web/lib/mini-board.js";
import { nameOf, namesOf } from "/web/lib/names.js";
import { startRound } from "/web/lib/round.js";
import { advance, running } from "/web/lib/reading.js";
import { hour } from "/web/lib/result.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { allBoards } from "/web/pages/console/at-once.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").Watched} Watched */
/** @typedef {import("/web/lib/hall.js").Otherwise} Otherwise */

/** How often the console is updated, in milliseconds. */
const LOOK = 2_000;
const SIDES = /** @type {Side[]} */ (["white", "black"]);
/** How reasons are marked. @type {Record<import("/web/lib/hall.js").WatchLevel, string>} */
export const MARKS = { urgent: "bad", warning: "warn", info: "" };
const game = location.pathname.split("/")[2] ?? "";

/** @type {Map<string, { node: HTMLElement, update: (board: Watched) => void }>} */
const cards = new Map();
let arrived = 0;
/** Arbiters with an account may start rounds; a link is only for one board. */
let mayStart = false;
/** @type {Watched[]} */
let boards = [];

/** What a clock shows now. @param {Watched} board @param {Side} side */
function left(board, side) {
  const clock = board.view.clock;
  if (!clock) return null;
  const runs = running(clock) === side && !board.view.score;
  return {
    reading: advance(clock.sides[side], runs ? performance.now() - arrived : 0),
    runs,
    down: board.view.flags[side === "white" ? 0 : 1],
  };
}

/** Where a game is played, in words. @param {Watched} board */
export function placeOf(board) {
  const { event } = board.opening;
  return event
    ? `${event.name} · ${text("web-desk-round-board", { round: event.round, board: event.board })}`
    : text("web-console-free");
}

/** Whether a board waits for the arbiter. @param {Watched} board */
export function isUrgent(board) {
  return board.reasons.some(({ level }) => level === "urgent");
}

/**
 * Why an arbiter should look, in words: who, since when, what about.
 * @param {import("/web/lib/hall.js").WatchReason} why
 * @param {Watched | undefined} board
 */
export function reasonWords({ reason, player: color, minutes, about }, board) {
  const decided = board?.noted?.decided;
  if (reason === "unreadable" && board?.unreadable) return `${text("web-urgency", { reason })}: ${board.unreadable}`;
  // At a wooden board nobody is known to be absent: only who has arrived is noted.
  if (color && minutes !== undefined && board?.wooden) return text("web-console-not-noted", { color, minutes });
  if (color && minutes !== undefined)
    return text("web-console-absent", { color, minutes, over: reason === "default_over" ? "yes" : "no" });
  if (color && reason === "called") return text("web-console-called", { color, about: about ?? "other" });
  if (color) return text("web-console-unnoticed", { color });
  const ruled = { ruled: decided ? scoreText(decided.score) : "", time: decided ? hour(decided.at) : "" };
  if (reason === "undeclared") return text("web-console-undeclared", ruled);
  return reason === "contradiction" ? text("web-console-contradiction", ruled) : text("web-urgency", { reason });
}

/** The boards that this arbiter looks after; all if there are none. @type {import("/web/lib/hall.js").Sector[]} */
let sectors = [];
const mine = el("input", { type: "checkbox", onchange: () => look() });

/** Whether a board is in a sector of this arbiter. @param {Watched} board */
function isMine({ opening: { event } }) {
  return Boolean(
    event &&
    sectors.some(
      ({ competition, from, to }) => competition === event.competition && from <= event.board && event.board <= to,
    ),
  );
}

/** @param {Watched} board */
function card(board) {
  const picture = mini();
  const title = el("a", { class: "names", href: `/console/${board.game}` });
  const place = el("span", { class: "faint small place" });
  const marks = el("div", { class: "marks" });
  const clocks = { white: el("span", { class: "time figures" }), black: el("span", { class: "time figures" }) };
  const sides = SIDES.map((side) =>
    el("div", { class: `line ${side}` }, el("span", { class: "side" }), el("span", { class: "who" }), clocks[side]),
  );
  const info = el("div", { class: "info" }, place, ...sides, marks);
  const node = el("article", { class: "card watched", "data-game": board.game }, title, info);
  node.prepend(picture);
  const update = (/** @type {Watched} */ now) => {
    const { opening, view } = now;
    drawMini(picture, view.fen, view.last?.squares ?? [], namesOf(opening));
    title.textContent = `${text("web-console-open", { names: namesOf(opening) })}, ${placeOf(now)}`;
    place.textContent = [placeOf(now), now.wooden ? text("web-console-wooden") : ""].filter(Boolean).join(" · ");
    node.toggleAttribute("data-wooden", now.wooden);
    const levels = now.reasons.map(({ level }) => level);
    node.dataset.urgent = levels.includes("urgent") ? "bad" : levels.includes("warning") ? "warn" : "";
    // A finished board that still needs somebody is not dimmed.
    node.toggleAttribute("data-over", Boolean(view.score) && now.urgent.length === 0);
    SIDES.forEach((side, index) => {
      const line = sides[index];
      /** @type {HTMLElement} */ (line.querySelector(".who")).textContent = nameOf(opening, side);
      line.toggleAttribute("data-turn", view.turn === side && !view.score && !now.wooden && now.begun);
    });
    // Illegal moves are counted for each player below.
    const shown = now.reasons
      .filter(({ reason }) => reason !== "illegal_moves")
      .map((why) => el("span", { class: `mark ${MARKS[why.level]}` }, reasonWords(why, now)));
    const counts = SIDES.map((side, index) =>
      view.illegal_moves[index] > 0
        ? el(
            "span",
            { class: "mark warn" },
            text("web-console-illegal", { color: side, count: view.illegal_moves[index] }),
          )
        : null,
    );
    const sheet = SIDES.map((side, index) =>
      now.exempt[index] && now.begun && !now.wooden
        ? el("span", { class: "mark" }, text("web-console-need-not-record", { color: side }))
        : null,
    );
    const over = view.score ? el("span", { class: "mark good figures" }, scoreText(view.score)) : null;
    marks.replaceChildren(...[over, ...shown, ...counts, ...sheet].filter((mark) => mark !== null));
  };
  return { node, update, clocks };
}

function tick() {
  for (const board of boards) {
    const found = cards.get(board.game);
    for (const side of SIDES) {
      const now = left(board, side);
      const shown = /** @type {any} */ (found)?.clocks[side];
      if (!shown) continue;
      shown.textContent =
        now === null || board.wooden
          ? ""
          : now.down
            ? text("web-console-flag")
            : shownTime(now.reading.main, now.reading.counts_up);
      shown.classList.toggle("runs", Boolean(now?.runs));
      shown.classList.toggle("low", Boolean(now && isLow(now.reading) && !board.view.score));
    }
  }
}

let offeredStarts = "";
/** A button for every round that has boards to start. @param {Watched[]} waiting */
function offerStarts(waiting) {
  const events = waiting.flatMap((board) => (board.opening.event ? [board.opening.event] : []));
  const rounds = new Map(events.map((event) => [`${event.competition} ${event.round}`, event]));
  const shape = JSON.stringify([...rounds.values()].map(({ name, round }) => [name, round]));
  if (!mayStart || shape === offeredStarts) return;
  offeredStarts = shape;
  by("starts").replaceChildren(
    ...Array.from(rounds.values(), ({ competition, round, name }) =>
      el(
        "button",
        { type: "button", onclick: () => startRound(competition, round, look) },
        `${text("web-comp-start", { round })} · ${name}`,
      ),
    ),
  );
}

let offeredPresent = "";
/** A button for every round with wooden boards where an arrival has not been noted. */
function offerPresent() {
  /** @type {Map<string, { competition: string, round: number, name: string, count: number }>} */
  const rounds = new Map();
  for (const board of boards) {
    const { event } = board.opening;
    if (!event || !board.wooden || board.view.score || board.noted?.started === undefined) continue;
    const count = board.noted.arrived.filter((here) => !here).length;
    const key = `${event.competition} ${event.round}`;
    if (count > 0)
      rounds.set(key, {
        competition: event.competition,
        round: event.round,
        name: event.name,
        count: count + (rounds.get(key)?.count ?? 0),
      });
  }
  const shape = JSON.stringify([...rounds.values()]);
  if (!mayStart || shape === offeredPresent) return;
  offeredPresent = shape;
  by("present").replaceChildren(
    ...Array.from(rounds.values(), (round) =>
      el(
        "button",
        { type: "button", onclick: () => allPresent(round) },
        `${text("web-console-all-present", { round: round.round })} · ${round.name}`,
      ),
    ),
  );
}

/**
 * Notes that everybody at the wooden boards of a round has arrived.
 * @param {{ competition: string, round: number, name: string, count: number }} of
 */
async function allPresent({ competition, round, name, count }) {
  const title = `${text("web-console-all-present", { round })} · ${name}`;
  if (
    !(await confirm(title, text("web-console-all-present-yes"), {
      words: text("web-console-all-present-words", { count }),
    }))
  )
    return;
  try {
    const { noted } = await post(`/api/v1/competitions/${competition}/rounds/${round}/present`, {});
    toast(text("web-console-noted-present", { count: noted }));
    await look();
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

async function look() {
  /** @type {Watched[]} */
  const found = await get("/api/v1/console");
  boards = mine.checked ? found.filter(isMine) : found;
  arrived = performance.now();
  const grid = by("grid");
  for (const board of boards) {
    if (!cards.has(board.game)) cards.set(board.game, card(board));
    cards.get(board.game)?.update(board);
  }
  const wanted = boards.map((board) => /** @type {HTMLElement} */ (cards.get(board.game)?.node));
  // Move only boards that have changed their place, so that the focus is kept.
  wanted.forEach((node, index) => {
    if (grid.children[index] !== node) grid.insertBefore(node, grid.children[index] ?? null);
  });
  while (grid.children.length > wanted.length) grid.lastElementChild?.remove();
  const urgent = boards.filter(isUrgent).length;
  const open = boards.filter((board) => !board.view.score);
  const waiting = open.filter((board) => !board.begun).length;
  const going = text("web-console-summary", { boards: open.length - waiting, urgent });
  const said = waiting > 0 ? `${going} · ${text("web-console-not-begun", { count: waiting })}` : going;
  if (by("summary").textContent !== said) by("summary").textContent = said;
  offerStarts(open.filter((board) => !board.begun));
  offerPresent();
  by("nothing").hidden = boards.length > 0;
  tick();
}

async function hall() {
  by("hall").replaceChildren(
    el("p", { id: "summary", class: "faint", role: "status" }),
    sectors.length > 0 ? el("label", { class: "check", id: "mine" }, mine, text("web-console-mine")) : "",
    el("div", { id: "all-place" }),
    el("div", { id: "starts", class: "row" }),
    el("div", { id: "present", class: "row" }),
    el(
      "p",
      { id: "nothing", class: "card", hidden: true },
      text("web-console-nothing"),
      " ",
      el("a", { href: "/competitions" }, text("web-nav-competitions")),
    ),
    el("div", { id: "grid" }),
    el("p", { class: "small" }, el("a", { href: "/sessions" }, text("web-sessions"))),
  );
  // Arbiters with an account act at all boards; a link is only for one.
  const all = mayStart ? allBoards(() => boards, look) : null;
  const again = async () => {
    await look().catch(() => {
      by("summary").textContent = text("web-console-offline");
    });
    await all?.draw().catch(() => {});
    setTimeout(again, LOOK);
  };
  again();
  setInterval(tick, 250);
}

/** The boards that this arbiter looks after. @returns {Promise<import("/web/lib/hall.js").Sector[]>} */
async function ownSectors() {
  /** @type {import("/web/lib/hall.js").StaffMember[]} */
  const staff = await get("/api/v1/staff").catch(() => []);
  return staff.find((member) => member.current)?.sectors ?? [];
}

async function start() {
  const who = await me();
  mayStart = Boolean(who.arbiter);
  if (!arbitrates(who)) {
    by("hall").replaceChildren(loginCard(() => location.reload()));
    return;
  }
  if (!game) {
    if (mayStart) sectors = await ownSectors();
    mine.checked = sectors.length > 0;
    return hall();
  }
  const { openBoard } = await import("/web/pages/console-board.js");
  openBoard(game);
}

start();
