// The ruling desk: what happened in a few taps; the ruling, what to do, the minutes and the Article.

import "/web/lib/page.js";
import { get, post, Refused } from "/web/lib/api.js";
import { arbitrates, me } from "/web/lib/arbiter.js";
import { copy } from "/web/lib/copy.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { by, el, svg } from "/web/lib/dom.js";
import { PositionEditor } from "/web/lib/position-editor.js";
import { nameOf, namesOf } from "/web/lib/names.js";
import { confirmResult, hour, isAgainst } from "/web/lib/result.js";
import { articleAddress, articleNumber } from "/web/lib/rulings.js";
import { readPoints, readTime, readWhole, scoreText, writtenTime } from "/web/lib/score.js";
import { locale, text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Score} Score */
/**
 * @typedef {"position" | "move" | "square" | "other" | { count: { least: number, most: number, usual: number } }} Need
 */
/**
 * `counts`: earlier illegal moves matter; `late`: the default time does
 * @typedef {object} Variant
 * @property {string} id
 * @property {[string, string]} text
 * @property {Need[]} needs
 * @property {boolean} counts
 * @property {boolean} late
 */
/** @typedef {{ id: string, group: string, text: string, of_player: boolean, variants: Variant[] }} Incident */
/** @typedef {{ number: number, about: any, text: string, answers: { answer: any, text: string }[] }} Question */
/**
 * @typedef {object} Answer
 * @property {"standard" | "rapid" | "blitz"} rate
 * @property {{ text: string, article: string }} [headline]
 * @property {string[]} told
 * @property {{ text: string, article: { edition: string, number: string, says: string } }[]} rulings
 * @property {{ kind: string, text: string }[]} steps
 * @property {Question[]} questions
 * @property {[number, number]} illegal_moves
 * @property {Score} [score]
 * @property {[number, number]} [clocks] what they show after it
 * @property {boolean} stand_in
 * @property {string} case
 */
/**
 * @typedef {object} Wooden
 * @property {string} white
 * @property {string} black
 * @property {{ name: string, round: number, board: number, competition: string }} [event]
 * @property {string} edition
 * @property {string} control
 * @property {boolean} unsupervised
 * @property {number} [default_time]
 * @property {number} now
 * @property {number} [started]
 * @property {[boolean, boolean]} arrived
 * @property {[number, number]} illegal_moves
 * @property {[number, number]} warnings
 * @property {[number, number]} offers
 * @property {Score} [score]
 * @property {import("/web/lib/result.js").Decided} [decided]
 * @property {any[]} notes
 * @property {number} version
 */

const GROUPS = ["moves", "clock", "draws", "board", "conduct", "result"];
const CONTROLS = ["90+30", "40/90m, 30m; +30s", "25+10", "15+10", "5+3", "3+2", "60"];
const KEY = "jadoube-desk";
/** A line drawing for each kind of step, on 24 by 24. */
const ICONS = /** @type {Record<string, string>} */ ({
  stop: "M8 5v14M16 5v14",
  decide: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18v.1",
  board: "M9 14l-4-4 4-4M5 10h9a5 5 0 0 1 0 10h-3",
  time: "M12 7v5l3 2M12 3.500a8.500 8.500 0 1 0 .01 0",
  count: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  player: "M12 4a3 3 0 0 0-1.500 5.600L9 16h6l-1.500-6.400A3 3 0 0 0 12 4M7 20h10",
  may: "M12 4v10M12 19v.1",
  over: "M6 6h12v12H6z",
  go_on: "M8 5l11 7-11 7z",
});

const game = location.pathname.split("/")[2] ?? "";

/** What was announced last time; nothing where the browser keeps nothing. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** What is announced, kept for the next incident. */
const rules = {
  edition: "2023",
  control: "90+30",
  unsupervised: false,
  default_minutes: /** @type {number | null} */ (null),
  ...kept(),
};
/**
 * @typedef {object} Told what was told of the incident
 * @property {Incident | null} incident
 * @property {string} variant
 * @property {Side} player
 * @property {number | null} count
 * @property {any[]} since
 * @property {boolean} exact
 * @property {[string, string]} clocks
 * @property {boolean} times
 * @property {[number, number]} earlier
 */
/** @type {Told} */
const told = {
  incident: null,
  variant: "",
  player: "white",
  count: null,
  since: [],
  exact: false,
  clocks: ["", ""],
  times: false,
  earlier: [0, 0],
};
const SIDES = /** @type {Side[]} */ (["white", "black"]);
/** @type {Incident[]} */
let incidents = [];
/** @type {Wooden | null} */
let wooden = null;
/** @type {Answer | null} */
let answered = null;
const editor = /** @type {PositionEditor} */ (document.createElement("position-editor"));
let offset = 0;

/** @param {string} kind */
function icon(kind) {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: ICONS[kind] ?? "" }),
  );
}

function keep() {
  if (wooden) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(rules));
  } catch {
    // Private windows may forbid it; the choice then lasts as long as the page.
  }
}

/**
 * @param {string} name
 * @param {[string, string][]} choices
 * @param {string} chosen
 * @param {(value: string) => void} then
 */
function pills(name, choices, chosen, then) {
  return choices.map(([value, label]) =>
    el(
      "label",
      {},
      el("input", { type: "radio", name, value, checked: value === chosen, onchange: () => then(value) }),
      el("span", {}, label),
    ),
  );
}

function drawRules() {
  const said = [
    text("web-desk-laws-of", { edition: rules.edition }),
    rules.control,
    answered ? text("web-rate", { rate: answered.rate }) : "",
    rules.unsupervised ? text("web-desk-reduced") : "",
  ];
  by("rules-said").textContent = said.filter(Boolean).join(" · ");
  by("editions").replaceChildren(
    ...pills(
      "edition",
      ["2023", "2018", "2014", "2009"].map((year) => [year, year]),
      rules.edition,
      (year) => {
        rules.edition = year;
        changed();
      },
    ),
  );
  by("controls").replaceChildren(
    ...pills(
      "control",
      CONTROLS.map((control) => [control, control]),
      rules.control,
      (control) => {
        rules.control = control;
        changed();
      },
    ),
  );
  const own = /** @type {HTMLInputElement} */ (by("own-control"));
  own.value = CONTROLS.includes(rules.control) ? "" : rules.control;
  /** @type {HTMLInputElement} */ (by("unsupervised")).checked = rules.unsupervised;
  /** @type {HTMLInputElement} */ (by("default")).value =
    rules.default_minutes === null ? "" : String(rules.default_minutes);
  for (const input of by("rules").querySelectorAll("input")) input.disabled = wooden !== null && input.id !== "default";
}

function changed() {
  keep();
  drawRules();
  rule();
}

by("own-control").addEventListener("change", (event) => {
  const value = /** @type {HTMLInputElement} */ (event.target).value.trim();
  if (value) rules.control = value;
  changed();
});
by("unsupervised").addEventListener("change", (event) => {
  rules.unsupervised = /** @type {HTMLInputElement} */ (event.target).checked;
  changed();
});
by("default").addEventListener("change", (event) => takeDefault(/** @type {HTMLInputElement} */ (event.target).value));

function drawChoice() {
  by("choose").replaceChildren(
    ...GROUPS.map((group) =>
      el(
        "section",
        { class: "group" },
        el("h2", {}, text("web-desk-group", { group })),
        el(
          "div",
          { class: "taps" },
          ...incidents
            .filter((incident) => incident.group === group)
            .map((incident) =>
              el(
                "button",
                { type: "button", class: "tap", "data-incident": incident.id, onclick: () => pick(incident) },
                incident.text,
              ),
            ),
        ),
      ),
    ),
  );
}

/**
 * A new incident begins with nothing told: what was said of the last one would be wrong of this one.
 * @param {Incident} incident
 * @param {Side} [player]
 */
function begin(incident, player = /** @type {Side} */ ("white")) {
  Object.assign(told, {
    incident,
    variant: incident.variants[0].id,
    player,
    count: null,
    since: [],
    exact: false,
    clocks: ["", ""],
    times: false,
    earlier: [0, 0],
  });
  editor.forget();
  drawCase();
  rule();
}

/** @param {Incident} incident @param {Side} [player] */
function pick(incident, player) {
  history.pushState({ incident: incident.id }, "", `#${incident.id}`);
  begin(incident, player);
  scrollTo({ top: 0 });
  /** @type {HTMLElement | null} */ (by("case").querySelector("h2"))?.focus({ preventScroll: true });
}

/** Back to the list: to the page before where that is the list, or where somebody came by an address of their own. */
function leave() {
  if (history.state?.incident) {
    history.back();
    return;
  }
  history.replaceState(null, "", location.pathname + location.search);
  back();
}

function back() {
  told.incident = null;
  answered = null;
  by("answer").hidden = true;
  drawCase();
}

/** @returns {Variant | undefined} */
function variant() {
  return told.incident?.variants.find((found) => found.id === told.variant);
}

/** @param {string} need */
function needs(need) {
  return variant()?.needs.some((found) => found === need) ?? false;
}

/** @returns {{ least: number, most: number, usual: number } | undefined} */
function countNeeded() {
  for (const need of variant()?.needs ?? []) if (typeof need === "object") return need.count;
  return undefined;
}

/** The list of ways is open on a small screen. */
let unfolded = false;

/** Whoever goes by the keyboard stays where they were. @param {string} name */
function refocus(name) {
  const chosen = /** @type {HTMLElement | null} */ (by("case").querySelector(`input[name=${name}]:checked`));
  (chosen?.checkVisibility()
    ? chosen
    : /** @type {HTMLElement | null} */ (by("case").querySelector(".how summary"))
  )?.focus({ preventScroll: true });
}

function drawCase() {
  const place = by("case");
  document.body.classList.toggle("asking", told.incident !== null);
  by("choose").hidden = told.incident !== null;
  place.hidden = told.incident === null;
  if (!told.incident) return;
  const incident = told.incident;
  const names = { white: nameOf(wooden, "white"), black: nameOf(wooden, "black") };
  const who = incident.of_player
    ? el(
        "fieldset",
        { class: "who" },
        el("legend", {}, text("web-desk-who")),
        el(
          "div",
          { class: "choice two" },
          ...pills(
            "player",
            [
              ["white", names.white],
              ["black", names.black],
            ],
            told.player,
            (value) => {
              told.player = /** @type {Side} */ (value);
              told.since = [];
              drawCase();
              rule();
              refocus("player");
            },
          ),
        ),
      )
    : null;
  const side = told.player === "white" ? 0 : 1;
  const how =
    incident.variants.length > 1
      ? el(
          "details",
          {
            class: "how",
            open: unfolded || matchMedia("(min-width: 52rem)").matches,
            ontoggle: (/** @type {Event} */ event) => {
              unfolded = /** @type {HTMLDetailsElement} */ (event.target).open;
            },
          },
          el(
            "summary",
            {},
            el("span", { class: "ask" }, text("web-desk-how")),
            el("span", { class: "chosen" }, variant()?.text[side] ?? ""),
          ),
          el(
            "fieldset",
            {},
            el("legend", { class: "unseen" }, text("web-desk-how")),
            el(
              "div",
              { class: "choice column" },
              ...pills(
                "variant",
                incident.variants.map((found) => [found.id, found.text[side]]),
                told.variant,
                (value) => {
                  told.variant = value;
                  told.count = null;
                  told.since = [];
                  unfolded = false;
                  drawCase();
                  rule();
                  refocus("variant");
                },
              ),
            ),
          ),
        )
      : null;
  const needed = countNeeded();
  const count = needed ? counter(needed) : null;
  const exact = needs("position")
    ? el(
        "details",
        {
          class: "exact",
          open: told.exact,
          ontoggle: (/** @type {Event} */ event) => {
            const open = /** @type {HTMLDetailsElement} */ (event.target).open;
            if (open !== told.exact) {
              told.exact = open;
              rule();
            }
          },
        },
        el("summary", {}, text("web-desk-exact")),
        editor,
      )
    : null;
  place.replaceChildren(
    el(
      "div",
      { class: "row top" },
      el("button", { type: "button", class: "quiet", onclick: leave }, "← ", text("web-desk-all")),
      el("h2", { tabindex: -1 }, incident.text),
    ),
    ...[
      who,
      how,
      count,
      variant()?.counts ? earlierField(names) : null,
      variant()?.late ? defaultField() : null,
      clockFields(names),
      exact,
    ].filter((part) => part !== null),
  );
  editor.offer(/** @type {import("/web/lib/position-editor.js").Mode[]} */ (["move", "square", "other"].filter(needs)));
}

/**
 * How many illegal moves there were before, on which the ruling hangs. A board that counts them knows it.
 * @param {Record<Side, string>} names
 */
function earlierField(names) {
  const [side, who] = [told.player === "white" ? 0 : 1, names[told.player]];
  if (wooden)
    return el("p", { class: "earlier" }, text("web-desk-earlier-kept", { who, count: wooden.illegal_moves[side] }));
  const choose = (/** @type {string} */ value) => {
    told.earlier[side] = Number(value);
    told.since = [];
    rule();
  };
  return el(
    "fieldset",
    { class: "earlier" },
    el("legend", {}, text("web-desk-earlier", { who })),
    el(
      "div",
      { class: "choice" },
      ...pills(
        "earlier",
        ["0", "1", "2"].map((value) => [value, value]),
        String(told.earlier[side]),
        choose,
      ),
    ),
  );
}

/** The default time, which was announced for the whole event, where it decides. */
function defaultField() {
  return el(
    "label",
    { class: "default" },
    text("web-desk-default"),
    el("input", {
      type: "number",
      min: 0,
      max: 240,
      inputmode: "numeric",
      name: "default",
      value: rules.default_minutes ?? "",
      onchange: (/** @type {Event} */ event) => takeDefault(/** @type {HTMLInputElement} */ (event.target).value),
    }),
  );
}

/** @param {string} value */
function takeDefault(value) {
  rules.default_minutes = value === "" ? null : Number(value);
  changed();
}

/** What the clocks show, for the minutes and for the times to set. @param {Record<Side, string>} names */
function clockFields(names) {
  const trouble = el("p", { class: "trouble", role: "alert" });
  const field = (/** @type {Side} */ side, /** @type {number} */ index) =>
    el(
      "label",
      {},
      names[side],
      el("input", {
        value: told.clocks[index],
        placeholder: "0:05:00",
        inputmode: "text",
        autocomplete: "off",
        name: `clock-${side}`,
        onchange: (/** @type {Event} */ event) => {
          told.clocks[index] = /** @type {HTMLInputElement} */ (event.target).value;
          const bad = told.clocks.find((written) => written.trim() !== "" && readTime(written) === null);
          trouble.textContent = bad === undefined ? "" : text("web-unread", { kind: "time", found: bad });
          if (bad === undefined) rule();
        },
      }),
    );
  return el(
    "details",
    {
      class: "exact times",
      open: told.times,
      ontoggle: (/** @type {Event} */ event) => {
        told.times = /** @type {HTMLDetailsElement} */ (event.target).open;
      },
    },
    el("summary", {}, text("web-desk-clocks")),
    el("div", { class: "row" }, ...SIDES.map(field)),
    trouble,
  );
}

/** Both times in milliseconds, where both are known. @returns {[number, number] | null} */
function clocks() {
  const [white, black] = told.clocks.map(readTime);
  return white === null || black === null ? null : [white, black];
}

/** @param {{ least: number, most: number, usual: number }} range */
function counter(range) {
  const shown = el("output", { class: "figures" }, String(told.count ?? range.usual));
  const step = (/** @type {number} */ by) => () => {
    told.count = Math.min(range.most, Math.max(range.least, (told.count ?? range.usual) + by));
    told.since = [];
    shown.textContent = String(told.count);
    rule();
  };
  const label = text("web-desk-count", { what: told.incident?.id ?? "" });
  return el(
    "div",
    { class: "counter", role: "group", "aria-label": label },
    el("span", {}, label),
    el("button", { type: "button", "aria-label": text("web-desk-fewer"), onclick: step(-1) }, "−"),
    shown,
    el("button", { type: "button", "aria-label": text("web-desk-more"), onclick: step(1) }, "+"),
  );
}

editor.addEventListener("change", () => {
  told.since = [];
  rule();
});

function inquiry() {
  const exact = told.exact && needs("position");
  const [from, to] = editor.move;
  return {
    edition: rules.edition,
    control: rules.control,
    unsupervised: rules.unsupervised,
    ...(rules.default_minutes === null ? {} : { default_minutes: rules.default_minutes }),
    incident: told.incident?.id,
    variant: told.variant,
    player: told.incident?.of_player ? told.player : "white",
    ...(countNeeded() && told.count !== null ? { count: told.count } : {}),
    ...(clocks() ? { clocks: clocks() } : {}),
    ...(exact ? { position: editor.fen(told.player) } : {}),
    ...(exact && needs("move") && to ? { played: from + to } : {}),
    ...(exact && needs("square") && editor.square ? { square: editor.square } : {}),
    ...(exact && needs("other") && editor.other ? { other: editor.other } : {}),
    earlier: wooden?.illegal_moves ?? told.earlier,
    since: told.since,
  };
}

/** Whether the position is there but not yet what was done on it. */
function incomplete() {
  if (!told.exact || !needs("position")) return false;
  return (
    (needs("move") && editor.move.length < 2) ||
    (needs("square") && !editor.square) ||
    (needs("other") && !editor.other)
  );
}

let asking = 0;
async function rule() {
  if (!told.incident) return;
  const place = by("answer");
  const number = ++asking;
  place.hidden = false;
  if (incomplete()) {
    place.replaceChildren(el("p", { class: "card faint" }, text("web-desk-point")));
    return;
  }
  try {
    const answer = /** @type {Answer} */ (await post("/api/desk", inquiry()));
    if (number !== asking) return;
    answered = answer;
    drawAnswer(answer);
    drawRules();
  } catch (error) {
    if (number !== asking) return;
    answered = null;
    place.replaceChildren(
      el("p", { class: "card trouble", role: "alert" }, error instanceof Error ? error.message : String(error)),
    );
  }
}

/**
 * What the clocks showed and what they show after the ruling.
 * @param {[number, number]} shown
 * @param {[number, number] | undefined} after
 */
function before(shown, after) {
  const side = (/** @type {Side} */ which, /** @type {number} */ index) => {
    const now = after?.[index] ?? shown[index];
    return `${nameOf(wooden, which)} ${writtenTime(shown[index])}${now === shown[index] ? "" : ` → ${writtenTime(now)}`}`;
  };
  return SIDES.map(side).join(", ");
}

/** @param {Answer} answer */
function minutes(answer) {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date());
  const where = wooden?.event
    ? `${wooden.event.name}, ${text("web-desk-round-board", { round: wooden.event.round, board: wooden.event.board })}`
    : "";
  const names = wooden ? namesOf(wooden) : "";
  const shown = clocks();
  const times = shown ? `${text("web-desk-clocks")}: ${before(shown, answer.clocks)}` : "";
  const player = told.incident?.of_player ? `${told.player === "white" ? text("web-white") : text("web-black")}: ` : "";
  const head = [when, where, names, text("web-desk-laws-of", { edition: rules.edition }), rules.control]
    .filter(Boolean)
    .join(" · ");
  return [
    head,
    times,
    `${player}${told.incident?.text ?? ""}`,
    ...answer.told.map((line) => `${line}.`),
    answer.headline?.text ?? "",
    ...answer.rulings.map((ruled) => ruled.text),
  ]
    .filter(Boolean)
    .join("\n");
}

/** @param {Answer} answer */
function drawAnswer(answer) {
  const steps = el(
    "ol",
    { class: "steps" },
    ...answer.steps.map((step, index) =>
      el(
        "li",
        { "data-kind": step.kind },
        el(
          "label",
          { class: "check" },
          el("input", { type: "checkbox", id: `step-${index}` }),
          icon(step.kind),
          el("span", {}, step.text),
        ),
      ),
    ),
  );
  const questions = answer.questions.map((question) =>
    el(
      "fieldset",
      { class: "question" },
      el("legend", {}, question.text),
      el(
        "div",
        { class: "row" },
        ...question.answers.map((offered) =>
          el("button", { type: "button", onclick: () => decide(question, offered.answer) }, offered.text),
        ),
      ),
    ),
  );
  const rulings = el(
    "ul",
    { class: "rulings" },
    ...answer.rulings.map((ruled) =>
      el(
        "li",
        {},
        el("p", {}, ruled.text),
        el(
          "a",
          { class: "small", href: `/laws/${ruled.article.edition}/${encodeURIComponent(ruled.article.number)}` },
          text("web-laws-article", { number: ruled.article.number }),
          el("span", { class: "faint" }, ` · ${ruled.article.says}`),
        ),
      ),
    ),
  );
  const protocol = minutes(answer);
  const shown = clocks();
  const written = el("pre", { class: "minutes", tabindex: 0 }, protocol);
  const kept = el("details", {}, el("summary", {}, text("web-desk-minutes")), written);
  const copyMinutes = () => {
    // What is folded away cannot be selected, which is the old way of copying.
    kept.open ||= !navigator.clipboard;
    copy(protocol, written);
  };
  const share = () => navigator.share({ text: protocol }).catch(() => {});
  // A game that is over has still something to note: that a wrong result was signed, a penalty, an appeal.
  const note =
    wooden && !(wooden.score && answer.score)
      ? el("button", { type: "button", class: "main", onclick: noteRuling }, text("web-desk-note"))
      : null;
  const actions = el(
    "div",
    { class: "row actions" },
    note,
    strikeResult(),
    el("button", { type: "button", onclick: copyMinutes }, text("web-desk-copy")),
    "share" in navigator ? el("button", { type: "button", onclick: share }, text("web-desk-share")) : null,
  );
  const part = (/** @type {string} */ title, /** @type {(Node | null)[]} */ ...content) =>
    el("section", {}, el("h3", {}, title), ...content.filter((node) => node !== null));
  by("answer").replaceChildren(
    el(
      "div",
      { class: "card answer" },
      answer.headline
        ? el(
            "p",
            { class: "headline" },
            answer.headline.text,
            " ",
            el(
              "a",
              { class: "small", href: articleAddress(answer.headline.article) },
              text("web-laws-article", { number: articleNumber(answer.headline.article) }),
            ),
          )
        : null,
      answer.score
        ? el(
            "p",
            { class: "score" },
            el("strong", { class: "figures" }, scoreText(answer.score)),
            " ",
            text("web-desk-over"),
          )
        : null,
      questions.length > 0 ? part(text("web-desk-decide"), ...questions) : null,
      part(
        text("web-desk-steps"),
        steps,
        shown ? el("p", { class: "clocks figures" }, before(shown, answer.clocks)) : null,
      ),
      actions,
      part(text("web-desk-rulings"), rulings),
      answer.stand_in && told.variant !== "bare-king" && (needs("position") || answer.score)
        ? el("p", { class: "faint small" }, text("web-desk-stand-in"))
        : null,
      kept,
      el(
        "details",
        {},
        el("summary", {}, text("web-desk-case")),
        el("pre", { class: "minutes", tabindex: 0, lang: "en" }, answer.case),
      ),
    ),
  );
}

/** 8.7: a wrong result that was entered is struck out, and the buttons for the right one are there again. */
function strikeResult() {
  if (!wooden?.score || !told.since.some((since) => since.decides?.answer === "corrected")) return null;
  const label = text("web-desk-strike-result", { score: scoreText(wooden.score) });
  const noted = wooden.notes.findLast((note) => !note.struck && note.entry !== undefined);
  // One that was not entered here is struck out where the log of the game is.
  if (!noted) return el("a", { class: "button", href: `/console/${game}` }, label);
  const strike = async () => {
    if (
      !(await confirm(label, text("web-desk-take-back-yes"), { words: noted.lines.join(" ") })) ||
      !(await write({ strike: noted.number }))
    )
      return;
    rule();
    by("wooden").scrollIntoView();
  };
  return el("button", { type: "button", onclick: strike }, label);
}

/** Penalties that come with an amount, and what is usual. */
const AMOUNTS = /** @type {Record<string, string[]>} */ ({
  opponents_time: ["1:00", "2:00", "5:00"],
  offenders_time: ["1:00", "2:00", "5:00"],
  opponents_points: ["½", "1"],
  offenders_points: ["½", "1"],
  fine: ["50"],
  rounds: ["1", "2"],
});

/** An amount as cases write it; nothing where it cannot be read. @param {string} kind @param {string} written */
function amountOf(kind, written) {
  if (kind.endsWith("_time")) {
    const time = readTime(written);
    return time === null ? null : writtenTime(time);
  }
  const number = kind.endsWith("_points") ? readPoints(written) : readWhole(written);
  if (number === null) return null;
  return kind.endsWith("_points") ? (number % 2 === 0 ? String(number / 2) : `${number}/2`) : String(number);
}

/** @param {Question} question @param {any} answer */
async function decide(question, answer) {
  const kind = typeof answer === "object" ? answer.penalty : "";
  const usual = AMOUNTS[kind];
  if (usual) {
    const field = el("input", { id: "amount", value: usual[0], list: "amounts", autocomplete: "off" });
    const content = el(
      "div",
      {},
      el("label", {}, text("web-desk-amount", { kind }), field),
      el("datalist", { id: "amounts" }, ...usual.map((value) => el("option", { value }))),
      el(
        "div",
        { class: "row" },
        ...usual.map((value) =>
          el(
            "button",
            {
              type: "button",
              onclick: () => {
                field.value = value;
              },
            },
            value,
          ),
        ),
      ),
    );
    const unread = kind.endsWith("_time") ? "time" : kind.endsWith("_points") ? "points" : "number";
    const check = () =>
      amountOf(kind, field.value) === null ? text("web-unread", { kind: unread, found: field.value }) : "";
    const yes = await ask({
      title: text("web-desk-decide"),
      content,
      check,
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: text("web-desk-penalize"), kind: "main" },
      ],
    });
    if (yes !== "yes") return;
    told.since.push({
      penalizes: { player: question.about.penalty ?? told.player, penalty: kind, amount: amountOf(kind, field.value) },
    });
  } else {
    told.since.push({ decides: { question: question.number, answer } });
  }
  rule();
}

async function noteRuling() {
  if (!(await write({ ruled: inquiry() }))) return;
  toast(text("web-desk-noted"));
  if (
    wooden &&
    answered?.score &&
    !wooden.score &&
    (await confirm(text("web-desk-declare", { score: scoreText(answered.score) }), text("web-desk-declare-yes")))
  ) {
    await write({ result: answered.score });
  }
  leave();
}

/** @param {any} note @param {boolean} [nevertheless] a result that is another than a ruling says */
async function write(note, nevertheless = false) {
  try {
    wooden = await post(
      `/api/games/${game}/wooden?seen=${wooden?.version ?? 0}${nevertheless ? "&nevertheless=true" : ""}`,
      note,
    );
    takeBoard();
    return true;
  } catch (error) {
    const changed = error instanceof Refused && error.code === "board_changed";
    if (changed) await refresh();
    toast(changed ? text("web-desk-changed") : error instanceof Error ? error.message : String(error));
    return false;
  }
}

/**
 * Somebody has come. After the default time it is asked when: what follows from coming late is for the arbiter to
 * decide (6.7.1).
 * @param {Side} side
 */
async function noteArrival(side) {
  const over =
    wooden?.started !== undefined &&
    wooden.default_time !== undefined &&
    Date.now() + offset >= wooden.started + wooden.default_time;
  const late = incidents.find((incident) => incident.id === "late");
  if (!over || !late) return write({ arrived: side });
  const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
    { value: "", label: text("web-cancel") },
    { value: "late", label: text("web-desk-came-late") },
    { value: "in_time", label: text("web-desk-came-in-time"), kind: "main" },
  ]);
  const answer = await ask({
    title: text("web-desk-after-default", { who: nameOf(wooden, side) }),
    words: text("web-desk-after-default-words"),
    answers,
  });
  if (answer === "in_time") return write({ arrived: side });
  if (answer === "late") pick(late, side);
  return undefined;
}

/** What somebody else has noted meanwhile. */
async function refresh() {
  const now = await get(`/api/games/${game}/wooden`).catch(() => undefined);
  if (!now || (now.version === wooden?.version && Boolean(now.score) === Boolean(wooden?.score))) return;
  wooden = now;
  takeBoard();
  // What was noted counts for what is being ruled on.
  if (told.incident) {
    drawCase();
    rule();
  }
}

function takeBoard() {
  if (!wooden) return;
  offset = wooden.now - Date.now();
  Object.assign(rules, { edition: wooden.edition, control: wooden.control, unsupervised: wooden.unsupervised });
  if (wooden.default_time !== undefined) rules.default_minutes = Math.round(wooden.default_time / 60_000);
  drawRules();
  drawBoard();
}

/** How much of the default time is left, in words. */
function countdown() {
  if (!wooden?.started || wooden.default_time === undefined || wooden.score || wooden.arrived.every(Boolean)) return "";
  const left = wooden.started + wooden.default_time - (Date.now() + offset);
  const minutes = Math.floor(Math.abs(left) / 60_000);
  const passed = Math.floor((Date.now() + offset - wooden.started) / 60_000);
  const absent = SIDES.filter((_, index) => !wooden?.arrived[index]);
  const seconds = String(Math.floor(Math.abs(left) / 1000) % 60).padStart(2, "0");
  return left > 0
    ? text("web-desk-default-left", { time: `${minutes}:${seconds}` })
    : absent.map((color) => text("web-console-absent", { color, minutes: passed, over: "yes" })).join(" · ");
}

/** What a ruling that was noted says of the result, while none stands or another does. @param {Wooden} board */
function ruledMark(board) {
  if (!board.decided || (board.score && !isAgainst(board.score, board.decided))) return null;
  const ruled = { ruled: scoreText(board.decided.score), time: hour(board.decided.at) };
  return board.score
    ? el("span", { class: "mark warn" }, text("web-console-contradiction", ruled))
    : el("span", { class: "mark bad" }, text("web-console-undeclared", ruled));
}

function drawBoard() {
  const board = wooden;
  if (!board) return;
  const place = by("wooden");
  place.hidden = false;
  const sides = /** @type {Side[]} */ (["white", "black"]);
  const name = (/** @type {Side} */ side) => el("span", { class: `side ${side}` }, nameOf(board, side));
  const line = (/** @type {string} */ label, /** @type {readonly (string | number)[]} */ values) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, label),
      ...values.map((value) => el("td", { class: "figures" }, String(value))),
    );
  const counts = el(
    "table",
    { class: "counts" },
    el("thead", {}, el("tr", {}, el("td", {}), ...sides.map((side) => el("th", { scope: "col" }, name(side))))),
    el(
      "tbody",
      {},
      line(text("web-desk-illegal-moves"), board.illegal_moves),
      line(text("web-desk-warnings"), board.warnings),
      line(text("web-desk-offers"), board.offers),
    ),
  );
  const arrival =
    board.started === undefined
      ? [el("button", { type: "button", class: "main", onclick: () => write("started") }, text("web-desk-start"))]
      : sides
          .filter((_, index) => !board.arrived[index])
          .map((side) =>
            el(
              "button",
              { type: "button", onclick: () => noteArrival(side) },
              text("web-desk-arrived", { who: nameOf(board, side) }),
            ),
          );
  const offers = sides.map((side) =>
    el(
      "button",
      { type: "button", onclick: () => write({ offered: side }) },
      text("web-desk-offered", { who: nameOf(board, side) }),
    ),
  );
  /** @type {Score[]} */
  const scores = [
    { white: 2, black: 0 },
    { white: 1, black: 1 },
    { white: 0, black: 2 },
  ];
  const result = async (/** @type {Score} */ score) => {
    // What was noted meanwhile counts: it is the board as it is now that is asked about.
    if (await confirmResult(score, wooden?.decided)) write({ result: score }, isAgainst(score, wooden?.decided));
  };
  const results = scores.map((score) =>
    el("button", { type: "button", class: "figures", onclick: () => result(score) }, scoreText(score)),
  );
  const notes = board.notes.map((note) =>
    el(
      "li",
      { class: note.struck ? "struck" : "" },
      el("time", { class: "figures faint" }, hour(note.at)),
      el(
        "span",
        {},
        ...note.lines.map((/** @type {string} */ words) => el(note.struck ? "s" : "span", { class: "line" }, words)),
        note.struck
          ? el(
              "span",
              { class: "line by" },
              text("web-console-struck", {
                by: note.struck.by ? "somebody" : "arbiter",
                who: note.struck.by ?? "",
                time: note.struck.at ? hour(note.struck.at) : "–",
              }),
            )
          : null,
      ),
    ),
  );
  const last = board.notes.findLast((note) => !note.struck);
  const strikeLast = async () => {
    if (
      last &&
      (await confirm(text("web-desk-take-back"), text("web-desk-take-back-yes"), {
        words: last.lines.slice(0, 2).join(" "),
      }))
    )
      write({ strike: last.number });
  };
  place.replaceChildren(
    el(
      "div",
      { class: "row title" },
      el("h2", {}, namesOf(board)),
      board.score ? el("span", { class: "mark good figures" }, scoreText(board.score)) : null,
      ruledMark(board),
    ),
    el(
      "p",
      { class: "faint small" },
      board.event
        ? `${board.event.name} · ${text("web-desk-round-board", { round: board.event.round, board: board.event.board })}`
        : "",
      " ",
      el("a", { href: `/console/${game}` }, text("web-desk-console")),
    ),
    counts,
    el("p", { id: "countdown", class: "mark warn", hidden: countdown() === "" }, countdown()),
    board.score ? el("div") : el("div", { class: "row" }, ...arrival, ...offers),
    board.score
      ? el("div")
      : el("div", { class: "row results", role: "group", "aria-label": text("web-desk-result") }, ...results),
    el(
      "details",
      {},
      el("summary", {}, text("web-desk-notes", { count: board.notes.length })),
      el("ol", { class: "notes" }, ...notes),
      last ? el("button", { type: "button", class: "quiet", onclick: strikeLast }, text("web-desk-take-back")) : null,
    ),
  );
}

/** How often the notes of others are looked for. */
const LOOKS = 4_000;
if (game)
  setInterval(() => {
    if (!document.hidden) refresh();
  }, LOOKS);

setInterval(() => {
  const shown = document.getElementById("countdown");
  if (!shown) return;
  shown.textContent = countdown();
  shown.hidden = shown.textContent === "";
}, 1000);

addEventListener("popstate", () => {
  const incident = incidents.find((found) => found.id === location.hash.slice(1));
  if (incident) begin(incident);
  else back();
});

/** Boards that this arbiter could attach the desk to. */
async function offerBoards() {
  const boards = await get("/api/console").catch(() => []);
  if (boards.length === 0) return;
  const name = (/** @type {any} */ board) =>
    `${board.opening.event ? `${board.opening.event.round}.${board.opening.event.board} ` : ""}${namesOf(board.opening)}`;
  const choice = el(
    "select",
    {
      onchange: (/** @type {Event} */ event) => {
        location.href = `/desk/${/** @type {HTMLSelectElement} */ (event.target).value}`;
      },
    },
    el("option", { value: "" }, text("web-desk-no-board")),
    ...boards.map((/** @type {any} */ board) => el("option", { value: board.game }, name(board))),
  );
  by("rules").append(el("label", {}, text("web-desk-attach"), choice));
}

({ incidents } = await get("/api/desk"));
drawChoice();
drawRules();
if (game) {
  try {
    wooden = await get(`/api/games/${game}/wooden`);
    takeBoard();
  } catch (error) {
    by("wooden").hidden = false;
    by("wooden").replaceChildren(
      el("p", { class: "trouble", role: "alert" }, error instanceof Error ? error.message : String(error)),
      el("a", { href: "/console" }, text("web-login-title")),
    );
  }
} else if (arbitrates(await me())) {
  offerBoards();
}
const first = incidents.find((incident) => incident.id === location.hash.slice(1));
if (first) begin(first);
