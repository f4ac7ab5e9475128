// Everything that an arbiter can do at the board.

import { el } from "/web/lib/dom.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { declare, evidence, giveTime, link, penalize, setClock } from "/web/pages/console-board/dialogs.js";
import { checkEnvelope, openSealed } from "/web/pages/console-board/envelope.js";
import { button, group } from "/web/pages/console-board/parts.js";
import { printEnvelope, printLog, printSheet } from "/web/pages/console-board/print.js";
import { restore } from "/web/pages/console-board/restore.js";
import { SIDES } from "/web/pages/console-board/state.js";
import { sentence } from "/web/pages/console-board/words.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/** @typedef {import("/web/lib/types.js").Score} Score */

/** @typedef {import("/web/lib/hall.js").OfferedAct} Offered */

/** The label of an act's button; the act in words if it has no shorter name. @param {Offered} offered */
function label({ group, text: words }) {
  if (group === "resume") return text("web-console-resume");
  return group === "open_envelope" ? text("web-console-open-envelope") : words;
}

/** @param {OpenBoard} open */
export function actionsOf(open) {
  const actions = el("div", { class: "acts" });
  let shape = "";
  const act = (/** @type {Offered} */ found, kind = "") =>
    // Only the hall knows what is in the envelope.
    button(label(found), () => (found.group === "open_envelope" ? openSealed(open) : open.act(found.act)), kind);
  const offered = (/** @type {Offered["group"][]} */ ...groups) =>
    open.acts.filter((found) => groups.includes(found.group) && !found.first).map((found) => act(found));
  /** The same by player, so that the players are not confused. @param {Offered["group"]} group */
  const byPlayer = (group) =>
    SIDES.map((side) =>
      el(
        "fieldset",
        { class: "penalties" },
        el("legend", {}, open.name(side)),
        el(
          "div",
          { class: "row" },
          ...open.acts.filter((found) => found.group === group && found.player === side).map((found) => act(found)),
        ),
      ),
    );

  function draw() {
    const view = open.feed.view;
    if (!view) return;
    const state = view.clock?.state;
    // Buttons are replaced only when they change, so that none disappears under a finger or the focus.
    const now = JSON.stringify([
      state,
      view.turn,
      view.score,
      open.watch?.penalties,
      open.watch?.adjourned,
      open.watch?.envelope,
      open.watch?.wooden,
      open.watch?.begun,
      open.acts,
    ]);
    if (now === shape) return;
    shape = now;
    const focused = actions.contains(document.activeElement) ? document.activeElement?.textContent : null;
    const running = typeof state === "object" && "running" in state;
    const unfolded = new Set(
      [...actions.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent),
    );
    const over = Boolean(view.score);
    const wooden = open.watch?.wooden ?? false;
    const begun = open.watch?.begun ?? false;
    const start =
      !begun && !over
        ? button(text("web-desk-start"), () => (wooden ? open.note("started") : open.actAtOnce("starts_round")), "main")
        : null;
    const desk =
      wooden && !over ? el("a", { class: "button main", href: `/desk/${open.game}` }, text("web-nav-desk")) : null;
    // The arbiter's next step comes first, and only once.
    const first = open.acts.filter((found) => found.first);
    // Between sessions no clock is started: the game is resumed, and then the envelope is opened.
    const waits = first.some(({ group }) => group === "resume" || group === "open_envelope");
    const clock =
      over || wooden || waits || !begun
        ? []
        : running
          ? [
              button(
                text("web-console-stop"),
                () => open.actAtOnce({ stops_clocks: { reason: "call_arbiter" } }),
                "main",
              ),
            ]
          : SIDES.map((side) =>
              button(
                text("web-console-restart", { who: open.name(side) }),
                () => open.actAtOnce({ restarts: { side } }),
                side === view.turn ? "main" : "",
              ),
            );
    const sets =
      over || wooden
        ? []
        : SIDES.flatMap((side) => [
            button(text("web-console-set-clock", { who: open.name(side) }), () => setClock(open, side)),
            button(text("web-console-give-time", { who: open.name(side) }), () => giveTime(open, side)),
          ]);
    const penalties = SIDES.map((side) =>
      el(
        "fieldset",
        { class: "penalties" },
        el("legend", {}, open.name(side)),
        el(
          "div",
          { class: "row" },
          ...(open.watch?.penalties ?? []).map((penalty) =>
            button(sentence(text("web-penalty", { kind: penalty.kind.replace("_", "-") })), () =>
              penalize(open, side, penalty),
            ),
          ),
        ),
      ),
    );
    /** @type {Score[]} */
    const scores = [
      { white: 2, black: 0 },
      { white: 1, black: 1 },
      { white: 0, black: 2 },
      { white: 0, black: 0 },
    ];
    const adjourned = open.watch?.adjourned;
    const adjourning = [
      ...offered("adjourn", "resume", "open_envelope"),
      open.watch?.envelope && adjourned?.phase === "closed"
        ? button(text("web-console-check-envelope"), () => checkEnvelope(open))
        : null,
      open.watch?.envelope ? button(text("web-console-print-envelope"), () => printEnvelope(open)) : null,
    ].filter((found) => found !== null);
    actions.replaceChildren(
      ...[
        el(
          "div",
          { class: "row first" },
          start,
          desk,
          ...(over || wooden ? [] : first.map((found) => act(found, "main"))),
          ...clock,
        ),
        over || wooden ? null : group(text("web-console-observe"), offered("observe")),
        sets.length === 0 ? null : group(text("web-console-clocks"), sets),
        group(text("web-console-penalties"), penalties),
        group(text("web-console-conduct"), byPlayer("conduct")),
        over || wooden
          ? null
          : group(text("web-console-position"), [
              button(text("web-console-restore"), () => restore(open)),
              ...offered("reconstruct"),
              ...SIDES.map((side) =>
                button(text("web-console-evidence", { who: open.name(side) }), () => evidence(open, side)),
              ),
            ]),
        over || adjourning.length === 0 ? null : group(text("web-console-adjourn"), adjourning, Boolean(adjourned)),
        group(
          over ? text("web-console-correct-result") : text("web-desk-result"),
          scores
            .filter((score) => score.white !== view.score?.white || score.black !== view.score?.black)
            .map((score) => button(scoreText(score), () => declare(open, score))),
        ),
        group(text("web-console-links"), [
          ...SIDES.map((side) => button(text("web-console-link", { who: open.name(side) }), () => link(open, side))),
          el("a", { class: "button", href: `/play/${open.game}?as=arbiter` }, text("web-console-play")),
          el("a", { class: "button", href: `/desk/${open.game}` }, text("web-nav-desk")),
          el("a", { class: "button", href: `/games/${open.game}.pgn` }, "PGN"),
        ]),
        group(text("web-console-print"), [
          button(text("web-console-print-sheet"), () => printSheet(open)),
          button(text("web-console-print-log"), () => printLog(open)),
        ]),
      ].filter((node) => node !== null),
    );
    for (const details of actions.querySelectorAll("details"))
      if (unfolded.has(details.querySelector("summary")?.textContent ?? "")) details.open = true;
    if (focused !== null) refocus(focused ?? "");
  }

  /** Keeps the keyboard focus where it was, or on what took its place. @param {string} label */
  function refocus(label) {
    const all = /** @type {HTMLElement[]} */ ([...actions.querySelectorAll("button, a, summary")]);
    (all.find((found) => found.textContent === label) ?? all[0])?.focus({ preventScroll: true });
  }

  return { place: actions, draw };
}
