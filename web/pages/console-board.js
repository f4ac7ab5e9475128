// One board of the console: position, clocks, log, and everything that an arbiter can do.

import { ChessBoard } from "/web/lib/board-element.js";
import { toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { namesOf } from "/web/lib/names.js";
import { ScoreSheet } from "/web/lib/sheet-element.js";
import { text } from "/web/lib/texts.js";
import { actionsOf } from "/web/pages/console-board/actions.js";
import { clocksOf } from "/web/pages/console-board/clocks.js";
import { readSheet } from "/web/pages/console-board/hall.js";
import { logOf } from "/web/pages/console-board/log.js";
import { marksOf, othersOf } from "/web/pages/console-board/marks.js";
import { questionsOf } from "/web/pages/console-board/questions.js";
import { OpenBoard } from "/web/pages/console-board/state.js";

/** @param {string} game */
export async function openBoard(game) {
  const open = new OpenBoard(game);
  const { feed } = open;
  const board = /** @type {ChessBoard} */ (document.createElement("chess-board"));
  const sheet = /** @type {ScoreSheet} */ (document.createElement("score-sheet"));
  const heading = by("title");
  const [clocks, marks, others] = [clocksOf(open), marksOf(open), othersOf(open)];
  const [questions, actions, log] = [questionsOf(open), actionsOf(open), logOf(open)];

  by("hall").hidden = true;
  by("board").hidden = false;
  by("board").replaceChildren(
    el(
      "div",
      { class: "row top" },
      el("a", { class: "button quiet", href: "/console" }, "← ", text("web-console-hall")),
      marks.place,
      others.place,
    ),
    el(
      "div",
      { class: "full" },
      // What can be done comes first, for phones and screen readers; wide screens show the board beside it.
      el("div", { class: "middle" }, questions.place, actions.place),
      el("div", { class: "table" }, clocks.black, board, clocks.white),
      el(
        "div",
        { class: "right" },
        el("div", { class: "row title" }, el("h2", {}, text("web-console-log")), log.choice),
        log.place,
        el(
          "details",
          { open: matchMedia("(min-width: 60rem)").matches },
          el("summary", {}, text("web-console-sheet")),
          sheet,
        ),
      ),
    ),
  );

  async function look() {
    if (!(await open.look())) return;
    marks.draw();
    clocks.draw();
    actions.draw();
    // The hall does not know the moves on a wooden board.
    const wooden = open.watch?.wooden ?? false;
    board.hidden = wooden;
    if (sheet.parentElement) sheet.parentElement.hidden = wooden;
  }

  async function drawSheet() {
    const found = await readSheet(game).catch(() => null);
    if (found) sheet.show(found, { white: open.name("white"), black: open.name("black") });
  }

  open.addEventListener("notes", () => {
    log.draw();
    look();
  });
  let plies = -1;
  feed.addEventListener("state", () => {
    const view = feed.view;
    if (!view) return;
    heading.textContent = namesOf(feed.opening);
    document.title = `${namesOf(feed.opening)} · Jadoube`;
    board.show({ fen: view.fen, last: view.last?.squares ?? [], touched: view.touched ?? [] });
    questions.draw();
    clocks.draw();
    look();
    if (view.plies !== plies) {
      plies = view.plies;
      drawSheet();
    }
  });
  feed.addEventListener("log", log.draw);
  feed.addEventListener("entry", (event) => {
    const entry = /** @type {CustomEvent} */ (event).detail;
    // Striking out an entry changes how the others are read; only the log says which arbiter acted, and why.
    if (entry.strikes !== undefined || entry.by === "arbiter") feed.readLog();
    log.draw();
  });
  feed.addEventListener("nothere", (event) => {
    if (/** @type {CustomEvent<number>} */ (event).detail === 410)
      by("board").prepend(el("p", { class: "card trouble", role: "alert" }, text("web-withdrawn")));
  });
  feed.addEventListener("trouble", (event) => toast(/** @type {CustomEvent} */ (event).detail));
  setInterval(clocks.draw, 200);
  setInterval(look, 5_000);
  setInterval(others.look, 5_000);
  others.look();
}
