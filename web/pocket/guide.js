// Guided entry of an incident: who did what, chosen step by step in the reader's language. What can be chosen comes from the engine;
// each choice is a line of a case (docs/CASES.md), and the ruling follows after every line.

import { toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { PositionEditor } from "/web/lib/position-editor.js";
import { writtenTime } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { rules } from "/web/lib/desk/state.js";
import { fillGap } from "/web/pocket/gaps.js";
import { keep, recall } from "/web/pocket/kept.js";
import { Rights } from "/web/pocket/rights.js";
import { save } from "/web/pocket/save.js";
import { ask, engine } from "/web/pocket/source.js";

/** @typedef {{ word: string, text: string }} Choice */
/** @typedef {import("/web/pocket/gaps.js").Gap} Gap */
/** @typedef {{ phrase: string, text: string, gaps?: Gap[] }} Guided */
/** @typedef {{ title: string, acts: Guided[] }} Chapter */

const KEY = "guide";
/** Under this the position is kept from which the incident began, if it was set up. */
const POSITION = "guide-position";
const ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/** The first line happens a minute after the start of the round, the others five seconds after each other. */
const FIRST = 60_000;
const NEXT = 5_000;

/** The lines so far, without their times. @returns {string[]} */
function lines() {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept : [];
}

/** The incident as a case. @param {string[]} told */
function asCase(told) {
  const settings = [`case      ${text("web-pocket-guide")}`, `control   ${rules.control}`];
  if (rules.unsupervised) settings.push("supervision reduced");
  const position = recall(POSITION);
  if (position) settings.push(`position  ${position}`);
  if (rules.default_minutes !== null) settings.push(`default   ${rules.default_minutes}m`);
  const events = told.map((line, index) => `${writtenTime(FIRST + index * NEXT)}   ${line}`);
  return `${settings.join("\n")}\n\n${events.join("\n")}\n`;
}

/** A line and what was ruled on it. @param {any} step */
function drawStep(step) {
  const rulings = step.entries.flatMap((/** @type {any} */ entry) => entry.rulings);
  // That a move was made or completed, everybody sees.
  const told = rulings.filter((/** @type {any} */ ruling) => ruling.class !== "course");
  const done = step.entries.map((/** @type {any} */ entry) => entry.text).join(". ");
  return el(
    "li",
    {},
    el("p", { class: "told" }, done || step.text),
    ...told.map((/** @type {any} */ ruling) =>
      el(
        "p",
        { class: "ruled" },
        el(
          "a",
          { href: `#/laws/${ruling.article.edition}/${encodeURIComponent(ruling.article.number)}`, class: "number" },
          ruling.cited,
        ),
        " ",
        ruling.says,
      ),
    ),
    step.refused ? el("p", { class: "trouble", role: "alert" }, step.refused) : null,
  );
}

/** @param {HTMLElement} main */
export async function showGuide(main) {
  const [jadoube, { actors }] = [await engine(), await ask({ ask: "guide" })];
  const story = el("section", { class: "card", "aria-live": "polite", "aria-label": text("web-desk-answer") });
  const choice = el("section", { class: "card", id: "next" });
  main.replaceChildren(
    el("p", {}, el("a", { href: "#/desk" }, `‹ ${text("web-nav-desk")}`)),
    el("h1", {}, text("web-pocket-guide")),
    el("p", { class: "faint small" }, `${text("web-desk-laws-of", { edition: rules.edition })} · ${rules.control}`),
    story,
    choice,
  );
  /** The board after the last line, for squares and moves. */
  let fen = ARRAY;

  /** Asks for the ruling on these lines; they are kept if all of it can have happened. @param {string[]} told */
  async function tell(told) {
    if (told.length === 0) {
      fen = recall(POSITION) ?? ARRAY;
      keep(KEY, null);
      story.replaceChildren(el("p", { class: "faint" }, text("web-pocket-guide-lead")));
      return;
    }
    const answer = await ask({ ask: "rule", case: asCase(told), editions: [rules.edition] });
    const run = answer.runs[0];
    const wrong = answer.errors[0]?.message ?? run?.error?.message ?? run?.steps.at(-1)?.refused;
    if (wrong) {
      // What cannot have happened is not taken in.
      toast(wrong);
      if (told.length > 1 || lines().length > 0) await tell(lines().slice(0, told.length - 1));
      return;
    }
    keep(KEY, told);
    fen = run.steps.at(-1).after.fen;
    const undo = () => tell(lines().slice(0, -1)).then(who);
    const anew = () => {
      keep(POSITION, null);
      tell([]).then(who);
    };
    story.replaceChildren(
      el("ol", { class: "story" }, ...run.steps.map(drawStep)),
      el("p", { class: "faint small" }, run.steps.at(-1).after.text),
      el(
        "div",
        { class: "row" },
        el("button", { type: "button", onclick: undo }, text("web-pocket-guide-undo")),
        el("button", { type: "button", onclick: anew }, text("web-pocket-guide-anew")),
        el("button", { type: "button", onclick: () => save("incident.case", asCase(told)) }, text("web-desk-case")),
      ),
    );
  }

  /** @param {string} title @param {...(Node | null)} content */
  function offer(title, ...content) {
    const heading = el("h2", { tabindex: -1 }, title);
    choice.replaceChildren(heading, ...content.filter((node) => node !== null));
    heading.focus({ preventScroll: true });
  }

  /** @param {string} label @param {() => void} then */
  const button = (label, then) => el("button", { type: "button", class: "tap", onclick: then }, label);
  const back = () =>
    el("button", { type: "button", class: "quiet", onclick: who }, `‹ ${text("web-pocket-guide-who")}`);

  function who() {
    const taps = actors.map((/** @type {Choice} */ actor) => button(actor.text, () => what(actor)));
    offer(
      text(lines().length === 0 ? "web-pocket-guide-who" : "web-pocket-guide-then"),
      el("div", { class: "taps" }, ...taps),
      lines().length === 0 ? el("button", { type: "button", onclick: setUp }, text("web-desk-exact")) : null,
    );
  }

  /** The position in which it happened; the engine says whether there can be such a game. */
  function setUp() {
    const editor = /** @type {PositionEditor} */ (document.createElement("position-editor"));
    editor.enter(fen, {});
    const rights = new Rights(jadoube, editor, fen);
    const done = () => {
      fen = rights.fen();
      keep(POSITION, fen);
      who();
    };
    offer(
      text("web-desk-exact"),
      back(),
      editor,
      rights.place,
      el("button", { type: "button", class: "main", onclick: done }, text("web-pocket-guide-done")),
    );
  }

  /** @param {Choice} actor */
  async function what(actor) {
    /** @type {{ chapters: Chapter[] }} */
    const { chapters } = await ask({ ask: "guide", actor: actor.word });
    const search = el("input", { type: "search", autocomplete: "off", "aria-label": text("web-pocket-guide-search") });
    search.placeholder = text("web-pocket-guide-search");
    const place = el("div", {});
    const draw = () => {
      const words = search.value.toLowerCase().trim().split(/\s+/).filter(Boolean);
      const fits = (/** @type {Guided} */ act) => words.every((word) => act.text.toLowerCase().includes(word));
      place.replaceChildren(
        ...chapters.flatMap(({ title, acts }, index) => {
          const found = acts.filter(fits);
          if (found.length === 0) return [];
          const taps = found.map((act) => button(act.text, () => fill(actor, act, [])));
          return el(
            "details",
            { open: words.length > 0 || index === 0 },
            el("summary", {}, `${title} (${found.length})`),
            el("div", { class: "taps column" }, ...taps),
          );
        }),
      );
    };
    search.addEventListener("input", draw);
    draw();
    offer(`${actor.text}: ${text("web-pocket-guide-what")}`, back(), search, place);
  }

  /** Fills the next gap, or takes the line in. @param {Choice} actor @param {Guided} act @param {string[]} filled */
  function fill(actor, act, filled) {
    const gap = act.gaps?.[filled.length];
    if (!gap) {
      const phrase = filled.reduce((line, word, index) => line.replaceAll(`{${index}}`, word), act.phrase);
      tell([...lines(), `${actor.word} ${phrase}`]).then(who);
      return;
    }
    offer(
      act.text,
      back(),
      fillGap(gap, fen, (word) => fill(actor, act, [...filled, word])),
    );
  }

  await tell(lines());
  who();
}
