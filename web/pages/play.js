// The board: its acts are those of the Laws. The page shows what the hall sends and knows no rules itself.

import "/web/lib/page.js";
import "/web/lib/board-element.js";
import { post } from "/web/lib/api.js";
import { delayOf } from "/web/lib/delay.js";
import { Feed } from "/web/lib/feed.js";
import { by, el } from "/web/lib/dom.js";
import { keepAwake } from "/web/lib/awake.js";
import { toast } from "/web/lib/dialog.js";
import { Hands } from "/web/lib/hands.js";
import { namesOf } from "/web/lib/names.js";
import { changes } from "/web/lib/settings.js";
import { play as sound } from "/web/lib/sound.js";
import { text } from "/web/lib/texts.js";
import { Arbiter } from "/web/pages/play/arbiter.js";
import { showReady } from "/web/pages/play/friends.js";
import { Paper } from "/web/pages/play/paper.js";
import { Pen } from "/web/pages/play/pen.js";
import { Replay } from "/web/pages/play/replay.js";
import { Seat } from "/web/pages/play/seat.js";
import { Voice } from "/web/pages/play/voice.js";
import { describe } from "/web/pages/play/state.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/board-element.js").ChessBoard} ChessBoard */

const game = location.pathname.split("/").pop() ?? "";
const wanted = /** @type {import("/web/lib/types.js").Role | null} */ (new URLSearchParams(location.search).get("as"));
const feed = new Feed(game, wanted);
const board = /** @type {ChessBoard} */ (by("board"));

/** The sides played here: one, both on a tablet, or none. @returns {Side[]} */
export function mine() {
  const roles = wanted ? [wanted] : feed.roles;
  return /** @type {Side[]} */ (["white", "black"]).filter((side) => roles.includes(side));
}

const seats = { far: new Seat(by("far"), feed, mine), near: new Seat(by("near"), feed, mine) };
const hands = new Hands(board, feed, mine, by("typed"));
const pen = new Pen(feed, mine, by("write"));
const paper = new Paper(
  feed,
  { all: by("rulings"), current: by("current") },
  /** @type {import("/web/lib/sheet-element.js").ScoreSheet} */ (by("sheet")),
  pen,
);
const voice = new Voice(feed, mine, by("polite"), by("urgent"));
const arbiter = new Arbiter(feed, { acts: by("arbiter"), begin: by("begin"), going: by("going") }, wanted, () =>
  board.take(),
);
/** The arrival of this player has been sent, but is not in the log yet. */
let comes = false;

let flipped = false;
const replay = new Replay(feed, board, seats, mine, draw);
paper.chooses = () => replay.chooses();

/** @returns {Side} */
function bottom() {
  const sides = mine();
  const own = sides.length === 1 ? sides[0] : "white";
  return flipped ? (own === "white" ? "black" : "white") : own;
}

// Spectators may flip the board, and everybody may download the game.
by("flip").addEventListener("click", () => {
  flipped = !flipped;
  draw();
});
/** @type {HTMLAnchorElement} */ (by("download")).href = `/games/${game}.pgn`;

function draw() {
  const { view, opening } = feed;
  if (!view || !opening) return;
  const near = bottom();
  if (!replay.show(near)) hands.show(near);
  seats.near.show(near);
  seats.far.show(near === "white" ? "black" : "white");
  by("main").classList.toggle("shared", mine().length === 2);
  by("title").textContent = namesOf(opening);
  document.title = `${isOurMove() ? `${text("web-your-move")}: ` : ""}${namesOf(opening)} · Jadoube`;
  tell();
  arbiter.show();
  showReady(feed, mine(), { begin: by("begin"), going: by("going") });
  comeToTheBoard();
  // Spectators of a delayed broadcast are told about the delay.
  by("late").textContent = feed.role === "spectator" ? delayOf(opening.settings) : "";
  by("late").hidden = by("late").textContent === "";
  by("flip").hidden = mine().length > 0 && !view.score;
  by("download").hidden = mine().length > 0 && !view.score;
  keepAwake(mine().length > 0 && !view.score);
}

/** What is going on, and on a device between two players the same for the one opposite. */
function tell() {
  if (replay.at === null || !feed.online) describe(feed, mine(), by("state"));
  else {
    by("state").dataset.kind = "";
    by("state").replaceChildren(el("p", { class: "short" }, text("web-replay-earlier")));
  }
  const shared = mine().length === 2;
  by("mirror").hidden = !shared;
  if (!shared) return;
  const told = [...by("state").childNodes, ...by("current").childNodes].map((node) => node.cloneNode(true));
  by("mirror").replaceChildren(...told);
  // It is a copy for the eyes only.
  for (const link of by("mirror").querySelectorAll("a")) link.replaceWith(...link.childNodes);
  by("mirror").dataset.kind = by("state").dataset.kind;
}

/** Whether the player of this page has the move and the clock runs, as the title of the tab says. */
function isOurMove() {
  const state = feed.view?.clock?.state;
  const running = typeof state === "object" && "running" in state ? state.running : null;
  return mine().length === 1 && !feed.view?.score && running === mine()[0];
}

/** 6.7: opening the board counts as arriving if an arrival matters; so does seeing the game resumed. */
function comeToTheBoard() {
  const [side] = mine();
  const expected = mine().length === 1 && (feed.view?.expected[side === "white" ? 0 : 1] ?? false);
  if (expected && !comes) feed.act(side, ["arrives"]);
  comes = expected;
}

/** Whether the log was read again after the end of the game. */
let readToTheEnd = false;

feed.addEventListener("state", () => {
  draw();
  // Where the hall does not watch, rulings on moves are told when the game is over.
  const over = Boolean(feed.view?.score);
  if (over && !readToTheEnd && feed.log.length > 0) feed.readLog();
  readToTheEnd = over;
});
feed.addEventListener("line", tell);
feed.addEventListener("entry", (event) => {
  const entry = /** @type {CustomEvent<import("/web/lib/types.js").Entry>} */ (event).detail;
  paper.add(entry);
  voice.say(entry);
  tell();
  // Striking out an entry changes how the others are read.
  if (entry.strikes !== undefined) feed.readLog();
});
feed.addEventListener("log", () => {
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
    // The pairing was corrected: the players now have a place at another board, or none.
    const moved = await post(`/api/v1/games/${game}/follow`, {}).catch(() => null);
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

// For tests, and for people at the browser's console.
Object.assign(globalThis, { jadoube: { feed } });
