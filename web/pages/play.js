// The board: the acts are the Laws' acts. The page shows what the hall says and knows no rules itself.

import "/web/lib/page.js";
import "/web/lib/board-element.js";
import { post } from "/web/lib/api.js";
import { delayOf } from "/web/lib/delay.js";
import { Feed } from "/web/lib/feed.js";
import { by, el } from "/web/lib/dom.js";
import { keepAwake } from "/web/lib/awake.js";
import { toast } from "/web/lib/dialog.js";
import { namesOf } from "/web/lib/names.js";
import { changes } from "/web/lib/settings.js";
import { play as sound } from "/web/lib/sound.js";
import { text } from "/web/lib/texts.js";
import { Arbiter } from "/web/pages/play/arbiter.js";
import { Hands } from "/web/pages/play/hands.js";
import { Paper } from "/web/pages/play/paper.js";
import { Pen } from "/web/pages/play/pen.js";
import { Seat } from "/web/pages/play/seat.js";
import { Voice } from "/web/pages/play/voice.js";
import { describe } from "/web/pages/play/state.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/board-element.js").ChessBoard} ChessBoard */

const game = location.pathname.split("/").pop() ?? "";
const wanted = /** @type {import("/web/lib/types.js").Role | null} */ (new URLSearchParams(location.search).get("as"));
const feed = new Feed(game, wanted);
const board = /** @type {ChessBoard} */ (by("board"));

/** The sides that somebody plays here: one, both on a tablet, or none. @returns {Side[]} */
export function mine() {
  const roles = wanted ? [wanted] : feed.roles;
  return /** @type {Side[]} */ (["white", "black"]).filter((side) => roles.includes(side));
}

const seats = { far: new Seat(by("far"), feed, mine), near: new Seat(by("near"), feed, mine) };
const hands = new Hands(board, feed, mine, by("typed"));
const pen = new Pen(feed, mine, by("write"));
const paper = new Paper(
  feed,
  by("rulings"),
  /** @type {import("/web/lib/sheet-element.js").ScoreSheet} */ (by("sheet")),
  pen,
);
const voice = new Voice(feed, mine, by("polite"), by("urgent"));
const arbiter = new Arbiter(feed, { acts: by("arbiter"), begin: by("begin"), going: by("going") }, wanted, () =>
  board.take(),
);
/** Whether what happened before this page was opened is known. */
let logKnown = false;
/** The beginning (0) or the resumption to which this player has come. */
let cameAt = -1;

let flipped = false;

/** @returns {Side} */
function bottom() {
  const sides = mine();
  const own = sides.length === 1 ? sides[0] : "white";
  return flipped ? (own === "white" ? "black" : "white") : own;
}

// Whoever looks on may sit on either side, and the game is there for everybody to take.
by("flip").addEventListener("click", () => {
  flipped = !flipped;
  draw();
});
/** @type {HTMLAnchorElement} */ (by("download")).href = `/games/${game}.pgn`;

function draw() {
  const { view, opening } = feed;
  if (!view || !opening) return;
  hands.show(bottom());
  const near = bottom();
  seats.near.show(near);
  seats.far.show(near === "white" ? "black" : "white");
  by("main").classList.toggle("shared", mine().length === 2);
  by("title").textContent = namesOf(opening);
  document.title = `${namesOf(opening)} · Jadoube`;
  describe(feed, mine(), by("state"));
  arbiter.show();
  comeToTheBoard();
  // Whoever looks on at a delayed broadcast is told so.
  by("late").textContent = feed.role === "spectator" ? delayOf(opening.settings) : "";
  by("late").hidden = by("late").textContent === "";
  by("flip").hidden = mine().length > 0 && !view.score;
  by("download").hidden = !view.score;
  keepAwake(mine().length > 0 && !view.score);
}

/**
 * 6.7: whoever opens the board of a game that has not begun, or that has a default time, has arrived at it; so has
 * whoever sees it resumed.
 */
function comeToTheBoard() {
  const [side] = mine();
  if (!logKnown || !side || mine().length !== 1 || feed.view?.score) return;
  const resumed = feed.log.findLast((entry) => entry.act?.adjourned === "resumes")?.seq ?? 0;
  if (resumed === 0 && feed.view?.clock?.state !== "not_started" && !hasDefaultTime()) return;
  // Whoever was connected when the game was resumed has been noted by the hall just before.
  const since =
    resumed === 0
      ? 0
      : (feed.log.findLast((entry) => entry.rulings.some((ruling) => ruling.finding?.adjourned?.adjourned))?.seq ??
        resumed);
  const here = feed.log.some(
    (entry) => entry.seq > since && entry.by === side && (entry.act === "arrives" || entry.act?.presses),
  );
  if (here || cameAt === resumed) return;
  cameAt = resumed;
  feed.act(side, ["arrives"]);
}

/** Whoever comes too late to this game loses it, or the arbiter decides (6.7.1). */
function hasDefaultTime() {
  return feed.opening?.rules.default_time != null;
}

feed.addEventListener("state", draw);
feed.addEventListener("line", () => describe(feed, mine(), by("state")));
feed.addEventListener("entry", (event) => {
  const entry = /** @type {CustomEvent<import("/web/lib/types.js").Entry>} */ (event).detail;
  paper.add(entry);
  voice.say(entry);
  // What was struck out is shown so, and changes how the others are read.
  if (entry.act?.corrects) feed.readLog();
});
feed.addEventListener("log", () => {
  logKnown = true;
  paper.showAll();
  draw();
});
feed.addEventListener("trouble", (event) => {
  toast(/** @type {CustomEvent<string>} */ (event).detail);
  sound("ruling");
  draw();
});
feed.addEventListener("nothere", async (event) => {
  const status = /** @type {CustomEvent<number>} */ (event).detail;
  if (status === 410) {
    // The pairing was corrected: whoever had a place here has one at another board now, or none.
    const moved = await post(`/api/games/${game}/follow`, {}).catch(() => null);
    const last = moved?.boards.at(-1);
    if (last) return location.replace(`/play/${last.game}?as=${last.role}`);
    by("state").dataset.kind = "lost";
    return by("state").replaceChildren(el("p", {}, text("web-withdrawn")));
  }
  const unknown = status === 404;
  by("state").dataset.kind = "lost";
  by("state").replaceChildren(
    el(
      "p",
      {},
      unknown ? text("web-no-board") : text("web-not-yours"),
      " ",
      unknown ? "" : el("a", { href: location.pathname }, text("web-look-on")),
    ),
  );
});
changes.addEventListener("change", () => {
  paper.writeSheet();
});

/** @param {Side} side */
function press(side) {
  (bottom() === side ? seats.near : seats.far).press();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== " " || event.repeat || document.querySelector("dialog[open]")) return;
  const at =
    event.target instanceof Element
      ? event.target.closest("input, select, textarea, button, a, summary, [contenteditable]")
      : null;
  if (at) return;
  const state = feed.view?.clock?.state;
  const running = typeof state === "object" && "running" in state ? state.running : null;
  if (running && mine().includes(running)) {
    event.preventDefault();
    press(running);
  }
});

/** How often the clocks are drawn. */
const TICK = 100;
setInterval(() => {
  seats.near.tick();
  seats.far.tick();
  voice.watchTime();
}, TICK);

// Tests, and people at the browser's console, can look at what is known here.
Object.assign(globalThis, { jadoube: { feed } });
