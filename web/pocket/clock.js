// The chess clock of the pocket: both halves of the screen are buttons. What the clock does is jadoube-clock's; this page keeps the
// clock, the instants and the log.

import "/web/lib/clock-element.js";
import { keepAwake } from "/web/lib/awake.js";
import { isLow, shownTime } from "/web/lib/clock-element.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { play } from "/web/lib/sound.js";
import { text } from "/web/lib/texts.js";
import { askPenalty, askTimes } from "/web/pocket/corrections.js";
import { keep, recall } from "/web/pocket/kept.js";
import { overtimeWords } from "/web/lib/overtime.js";
import { setUp } from "/web/pocket/set-up.js";
import { engine } from "/web/pocket/source.js";
import { TimeLine } from "/web/pocket/timeline.js";

/** @typedef {"white" | "black"} Side */
/**
 * @typedef {object} Kept everything that is stored of a game
 * @property {any} clock
 * @property {any} control
 * @property {boolean} turned Black sits below
 * @property {boolean} [freeze] both clocks are stopped when a player has no time left
 * @property {import("/web/pocket/timeline.js").Mark} mark
 */

/** @type {Side[]} */
const SIDES = ["white", "black"];
/** How often the times are drawn, and stored. */
const DRAWN = 50;
const STORED = 1_000;

/** @param {Side} side @returns {Side} */
function other(side) {
  return side === "white" ? "black" : "white";
}

/** Whose clock runs. @param {any} reading @returns {Side | null} */
function running(reading) {
  return reading.state.running ?? null;
}

/** @param {HTMLElement} main @returns {Promise<(() => void) | void>} */
export async function showClock(main) {
  /** @type {Kept | null} */
  const kept = recall("clock");
  if (kept) return run(main, await engine(), kept);
  const freeze = el(
    "select",
    {},
    el("option", { value: "no" }, text("web-pocket-freeze-no")),
    el("option", { value: "yes", selected: recall("freeze") === "yes" }, text("web-pocket-freeze-yes")),
  );
  const chosen = await setUp(main, undefined, [el("label", {}, text("web-pocket-freeze"), freeze)]);
  keep("freeze", freeze.value);
  const fresh = { ...chosen, freeze: freeze.value === "yes", turned: false, mark: { at: 0, wall: Date.now() } };
  keep("clock", fresh);
  return run(main, await engine(), fresh);
}

/** @param {HTMLElement} main @param {any} jadoube @param {Kept} game @returns {() => void} */
function run(main, jadoube, game) {
  const line = new TimeLine(game.mark);
  let { clock } = game;
  let stored = 0;
  /** Those whose low time was told already. @type {Set<string>} */
  const told = new Set();
  const note = el("p", { class: "note", role: "status" });
  const made = () =>
    /** @type {import("/web/lib/clock-element.js").ChessClock} */ (document.createElement("chess-clock"));
  const clocks = { white: made(), black: made() };
  const pause = el("button", { type: "button", onclick: () => stopOrGoOn() });
  const correct = el("button", { type: "button", onclick: corrections }, text("web-pocket-correct"));
  const penalty = el("button", { type: "button", onclick: penalize }, text("web-pocket-penalty"));
  const turn = el("button", { type: "button", onclick: turnRound }, text("web-pocket-turn"));
  const end = el("button", { type: "button", class: "quiet", onclick: finish }, text("web-pocket-new-clock"));
  const halves = () => (game.turned ? [clocks.white, clocks.black] : [clocks.black, clocks.white]);
  const middle = el("div", { class: "middle" }, pause, correct, penalty, turn, end, note);
  const face = el("div", { class: "face" });

  function store() {
    const mark = line.mark();
    stored = mark.at;
    game = { ...game, clock, mark };
    keep("clock", game);
  }

  /** @param {unknown} event */
  function apply(event) {
    const answer = jadoube.clock({ ask: "apply", clock, at: line.now(), event });
    clock = answer.clock;
    store();
    draw();
    return answer;
  }

  /** What the clock shows now. Where it was set to stop when a player has no time left, it was stopped at that instant. */
  function read() {
    const { reading } = jadoube.clock({ ask: "read", clock, at: line.now() });
    if (!game.freeze || !running(reading) || !reading.first_flag) return reading;
    // The flag may have fallen before the last event, where the arbiter started the clock again.
    const at = Math.max(reading.first_flag.at, clock.last);
    clock = jadoube.clock({ ask: "apply", clock, at, event: "stop" }).clock;
    store();
    return jadoube.clock({ ask: "read", clock, at: line.now() }).reading;
  }

  /** @param {Side} side */
  function press(side) {
    const { state } = read();
    // Before the first move the opponent of the side to move starts the clock (6.2).
    if (state === "not_started") apply({ start: other(side) });
    else if (state.running === side) apply({ press: side });
    else if (state.stopped) {
      toast(text("web-pocket-stopped"));
      return;
    } else return;
    play("press");
    navigator.vibrate?.(15);
  }

  function stopOrGoOn() {
    const { state } = jadoube.clock({ ask: "read", clock, at: line.now() }).reading;
    if (state.running) apply("stop");
    else if (state.stopped) apply({ start: state.stopped });
    else apply({ start: "white" });
  }

  async function corrections() {
    const { reading } = jadoube.clock({ ask: "read", clock, at: line.now() });
    for (const event of await askTimes(reading, reading.state.stopped ?? null)) apply(event);
  }

  async function penalize() {
    const event = await askPenalty(game.control.penalties);
    if (event) apply(event);
  }

  function turnRound() {
    game = { ...game, turned: !game.turned };
    store();
    face.replaceChildren(halves()[0], middle, halves()[1]);
    draw();
  }

  async function finish() {
    if (!(await confirm(text("web-pocket-new-clock"), text("web-pocket-new-clock-yes"), { danger: true }))) return;
    leave();
    keep("clock", null);
    dispatchEvent(new HashChangeEvent("hashchange"));
  }

  /** @param {any} reading @param {Side} side */
  function more(reading, side) {
    const { delay, flag, moves, period, overtime } = reading.sides[side];
    const parts = [text("web-pocket-moves", { count: moves })];
    if (reading.state.stopped === side) parts.push(text("web-pocket-guide-turn"));
    if (period > 0) parts.push(text("web-pocket-period", { number: period + 1 }));
    parts.push(...overtimeWords(overtime));
    if (delay > 0) parts.push(text("web-pocket-delay", { time: shownTime(delay) }));
    if (flag.down) parts.push(text("web-flag"));
    if (reading.first_flag?.side === side && reading.sides[other(side)].flag.down) parts.push(text("web-pocket-first"));
    return parts.join(" · ");
  }

  /** @param {any} reading @param {Side} side */
  function tell(reading, side) {
    const { flag } = reading.sides[side];
    const low = isLow(reading.sides[side]);
    if (flag.down && !told.has(`${side} flag`)) play("over");
    else if (low && running(reading) === side && !told.has(`${side} low`)) play("low");
    for (const [name, so] of Object.entries({ flag: Boolean(flag.down), low }))
      if (so) told.add(`${side} ${name}`);
      else told.delete(`${side} ${name}`);
  }

  function draw() {
    const reading = read();
    const whose = running(reading);
    for (const side of SIDES) {
      const { main: left, flag } = reading.sides[side];
      const mine = whose === side || reading.state === "not_started";
      const who = text(side === "white" ? "web-white" : "web-black");
      clocks[side].show({
        who,
        main: left,
        up: reading.sides[side].counts_up,
        low: isLow(reading.sides[side]),
        runs: whose === side,
        flag: Boolean(flag.down),
        mine,
        more: more(reading, side),
      });
      clocks[side].toggleAttribute("data-turn", reading.state.stopped === side);
      tell(reading, side);
    }
    const label = whose
      ? "web-pocket-pause"
      : reading.state === "not_started"
        ? "web-pocket-start"
        : "web-pocket-go-on";
    if (pause.dataset.label !== label) {
      pause.dataset.label = label;
      pause.textContent = text(label);
    }
    // While a clock runs there is only one thing to do besides pressing it.
    for (const button of [correct, penalty, turn, end]) button.hidden = whose !== null;
    keepAwake(whose !== null);
    document.body.classList.toggle("running", whose !== null);
    if (whose && reading.at - stored > STORED) store();
  }

  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLElement && event.target.closest("dialog, input, select, button:not(chess-clock *)"))
      return;
    const reading = read();
    if (event.key === " ") press(running(reading) ?? "black");
    else if (event.key === "p") stopOrGoOn();
    else return;
    event.preventDefault();
  };

  for (const side of SIDES) clocks[side].addEventListener("pressclock", () => press(side));
  main.replaceChildren(el("h1", { class: "unseen" }, text("web-pocket-clock")), face);
  face.append(halves()[0], middle, halves()[1]);
  const { state } = jadoube.clock({ ask: "read", clock, at: line.now() }).reading;
  if (line.away < 0 && state.running) {
    // Nobody can tell how long the page was closed: the times stay as they were, and the players correct them.
    apply("stop");
    note.textContent = text("web-pocket-set-back", { time: shownTime(-line.away) });
  } else if (line.away > STORED * 2 && state.running) {
    note.textContent = text("web-pocket-ran-on", { time: shownTime(line.away) });
  }
  draw();
  const timer = setInterval(draw, DRAWN);
  addEventListener("keydown", keys);
  addEventListener("pagehide", store);
  function leave() {
    clearInterval(timer);
    removeEventListener("keydown", keys);
    removeEventListener("pagehide", store);
    store();
    line.end();
    keepAwake(false);
    document.body.classList.remove("running");
  }
  return leave;
}
