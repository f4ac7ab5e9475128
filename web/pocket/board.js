// The board of the pocket: two people at one device, under the Laws. Also for players who cannot see it: everything works by keyboard, and
// moves and times are spoken.

import "/web/lib/board-element.js";
import "/web/lib/sheet-element.js";
import { articleAddress } from "/web/lib/answers.js";
import { keepAwake } from "/web/lib/awake.js";
import { shownTime } from "/web/lib/clock-element.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { Hands } from "/web/lib/hands.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { askTimes } from "/web/pocket/corrections.js";
import { keep, recall } from "/web/pocket/kept.js";
import { Match } from "/web/pocket/match.js";
import { save } from "/web/pocket/save.js";
import { Seat } from "/web/pocket/seat.js";
import { setUp } from "/web/pocket/set-up.js";
import { engine } from "/web/pocket/source.js";
import { Spoken } from "/web/pocket/spoken.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/pocket/match.js").Kept} Kept */

/** How often the clocks are drawn. */
const DRAWN = 100;
/** A page that was closed for longer says so. */
const NOTED = 2_000;

/** @type {() => Side[]} */
const both = () => ["white", "black"];

const BOARD = { title: text("web-home-two"), edition: text("web-home-edition"), set: text("web-new-game") };

/** The day of the game as PGN writes it. */
function today() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
}

/** @param {HTMLElement} main @returns {Promise<(() => void) | void>} */
export async function showBoard(main) {
  const kept = recall("game");
  if (kept) return run(main, new Match(await engine(), kept));
  const last = recall("board") ?? { press: "hand", aloud: false };
  const press = el(
    "select",
    {},
    el("option", { value: "hand", selected: last.press === "hand" }, text("web-pocket-press-hand")),
    el("option", { value: "auto", selected: last.press === "auto" }, text("web-pocket-press-auto")),
  );
  const aloud = el("input", { type: "checkbox", checked: last.aloud });
  const [white, black] = both().map(() => el("input", { autocomplete: "off", maxlength: 60 }));
  const { chosen } = await setUp(main, BOARD, [
    el("label", {}, text("web-pocket-press"), press),
    el("div", { class: "times" }, el("label", {}, text("web-white"), white), el("label", {}, text("web-black"), black)),
    "speechSynthesis" in globalThis ? el("label", { class: "check" }, aloud, text("web-pocket-aloud")) : null,
  ]);
  const board = { press: press.value, aloud: aloud.checked };
  keep("board", board);
  const names = { white: white.value.trim(), black: black.value.trim() };
  keep("game-mark", { at: 0, wall: Date.now() });
  const game = /** @type {Kept} */ ({ ...chosen, ...board, names, date: today(), turned: false, deeds: [] });
  return run(main, new Match(await engine(), game));
}

/** @param {HTMLElement} main @param {Match} match @returns {() => void} */
function run(main, match) {
  const board = /** @type {import("/web/lib/board-element.js").ChessBoard} */ (document.createElement("chess-board"));
  const sheet = /** @type {import("/web/lib/sheet-element.js").ScoreSheet} */ (document.createElement("score-sheet"));
  const typed = el("input", {
    name: "move",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    "aria-describedby": "board-keys",
  });
  const form = el("form", { class: "typed" }, el("label", {}, text("web-typed"), typed));
  const heard = el("div", { class: "unseen", "aria-live": "polite", id: "heard" });
  const state = el("div", { class: "state" });
  const note = el("p", { class: "note", role: "status" });
  const button = (/** @type {string} */ label, /** @type {() => void} */ does, kind = "") =>
    el("button", { type: "button", class: kind, onclick: does }, label);
  const pause = button("", stopOrGoOn, "main");
  const correct = button(text("web-pocket-correct"), corrections);
  const turn = button(text("web-pocket-turn"), turnRound);
  const back = button(text("web-take-back"), takeBack);
  const download = button(text("web-download"), () => save("game.pgn", match.pgn(), "application/x-chess-pgn"));
  const end = button(text("web-new-game"), finish, "quiet");
  const spoken = new Spoken(match, heard);
  const isFar = (/** @type {Side} */ side) => (match.game.turned ? "white" : "black") === side;
  const seats = {
    white: new Seat("white", match, () => isFar("white")),
    black: new Seat("black", match, () => isFar("black")),
  };
  // An empty line presses the clock; a question mark tells the times. Before the page's own listener.
  form.addEventListener("submit", (event) => {
    if (typed.value.trim() !== "?") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed.value = "";
    spoken.tellTimes();
  });
  const hands = new Hands(board, match, both, form);
  /** What the scoresheet shows: how many moves, and whose offer stands. */
  let written = "";

  /** @returns {Side} */
  const near = () => (match.game.turned ? "black" : "white");

  function seat() {
    const own = near();
    const other = own === "white" ? "black" : "white";
    seats[own].place.classList.remove("far");
    seats[other].place.classList.add("far");
    table.prepend(seats[other].place, board, seats[own].place);
  }

  /** What is going on. */
  function describe() {
    const { because, view } = match.shown;
    const cited = (/** @type {any} */ ruling) => [
      el("a", { class: "article", href: articleAddress(ruling.article) }, ruling.cited),
      ` ${ruling.says}`,
    ];
    // What limits the next move is told too, although it follows in every game (4.3).
    const last = match.told.findLast(({ routine }) => !routine || view.bound);
    const runs = match.running();
    if (view.score)
      return [el("p", { class: "score" }, scoreText(view.score)), because ? el("p", {}, ...cited(because)) : null];
    if (view.phase === "not_begun") return [el("p", {}, text("web-not-started"))];
    const told = last ? el("p", {}, ...cited(last)) : null;
    if (!runs) return [told, el("p", {}, text("web-pocket-stopped"))];
    if (told) return [told];
    if (runs !== view.turn) return [el("p", {}, text("web-not-pressed", { side: runs }))];
    return [el("p", {}, text("web-to-move", { side: view.turn }))];
  }

  function draw() {
    const { view } = match;
    hands.show(near());
    for (const side of both()) seats[side].show();
    state.replaceChildren(...describe().filter((part) => part !== null));
    const runs = match.running();
    pause.textContent = text(runs ? "web-stop" : view.phase === "not_begun" ? "web-start" : "web-pocket-go-on");
    pause.classList.toggle("main", !runs);
    pause.hidden = Boolean(view.score);
    correct.hidden = turn.hidden = Boolean(runs) || Boolean(view.score);
    back.hidden = !both().some((side, index) => runs === side && view.press[index] === "completes");
    download.hidden = view.plies === 0;
    end.hidden = Boolean(runs);
    form.hidden = Boolean(view.score);
    if (written !== `${view.plies} ${view.offer}` || view.score) {
      written = `${view.plies} ${view.offer}`;
      sheet.show(match.sheet(), { white: seats.white.who(), black: seats.black.who() });
    }
    keepAwake(runs !== null);
    document.body.classList.toggle("running", runs !== null);
  }

  async function stopOrGoOn() {
    const { view } = match;
    note.textContent = "";
    if (match.running()) await match.act("hall", ["stops the clocks"]);
    else await match.act("hall", [view.phase === "not_begun" ? "starts the round" : "restarts the clocks"]);
    typed.focus({ preventScroll: true });
  }

  async function corrections() {
    const events = await askTimes(match.view.clock);
    /** @type {import("/web/lib/types.js").Act[]} */
    const acts = events.map((/** @type {any} */ event) =>
      event.set_moves ? { sets_counter: event.set_moves } : { sets_clock: event.set },
    );
    if (acts.length > 0) await match.act("hall", acts).catch(() => {});
    note.textContent = "";
  }

  function takeBack() {
    const side = match.running();
    if (side) match.act(side, ["takes_back"]).catch(() => {});
  }

  function turnRound() {
    match.game.turned = !match.game.turned;
    match.store();
    seat();
    draw();
  }

  async function finish() {
    const over = Boolean(match.view.score);
    if (!over && !(await confirm(text("web-pocket-delete-game"), text("web-pocket-delete-yes"), { danger: true })))
      return;
    leave();
    keep("game", null);
    keep("game-mark", null);
    dispatchEvent(new HashChangeEvent("hashchange"));
  }

  const press = () => {
    const side = match.running() ?? (match.view.phase === "not_begun" ? "black" : null);
    if (side) seats[side].press();
  };
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (document.querySelector("dialog[open]")) return;
    const inField = event.target instanceof HTMLElement && event.target.closest("input, select, button, a");
    if (event.key === "F2" || (event.key === "t" && !inField)) spoken.tellTimes();
    else if (event.key === " " && !inField && !event.repeat) press();
    else return;
    event.preventDefault();
  };

  const table = el(
    "div",
    { class: "match" },
    el(
      "aside",
      { class: "side" },
      state,
      note,
      form,
      el("p", { class: "small faint", id: "board-keys" }, text("web-pocket-keys")),
      el("div", { class: "row" }, pause, back, correct, turn, download, end),
      el("div", { class: "card paper", tabindex: 0, role: "region", "aria-label": text("web-sheet") }, sheet),
    ),
    heard,
  );
  main.replaceChildren(el("h1", { class: "unseen" }, text("web-board")), table);
  seat();
  if (match.line.away < 0 && match.running()) {
    // Nobody can tell how long the page was closed: the times stay as they were, and the players correct them.
    match.act("hall", ["stops the clocks"]);
    note.textContent = text("web-pocket-set-back", { time: shownTime(-match.line.away) });
  } else if (match.line.away > NOTED && match.game.deeds.length > 0 && match.running()) {
    note.textContent = text("web-pocket-ran-on", { time: shownTime(match.line.away) });
  }
  draw();
  const heed = (/** @type {Event} */ event) => {
    spoken.tell(/** @type {CustomEvent} */ (event).detail);
    draw();
  };
  const touched = () => draw();
  match.addEventListener("state", heed);
  match.addEventListener("trouble", (event) => {
    toast(/** @type {CustomEvent<string>} */ (event).detail);
    draw();
  });
  document.addEventListener("presskey", press);
  addEventListener("keydown", keys);
  const hide = () => match.mark();
  addEventListener("pagehide", hide);
  board.addEventListener("touchpiece", touched);
  const timer = setInterval(() => {
    match.tick();
    for (const side of both()) seats[side].tick();
    spoken.tick();
  }, DRAWN);
  function leave() {
    clearInterval(timer);
    match.removeEventListener("state", heed);
    document.removeEventListener("presskey", press);
    removeEventListener("keydown", keys);
    removeEventListener("pagehide", hide);
    match.end();
    keepAwake(false);
    document.body.classList.remove("running");
  }
  return leave;
}
