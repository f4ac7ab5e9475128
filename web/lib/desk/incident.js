// The choice of an incident, and its details.

import { by, el } from "/web/lib/dom.js";
import { nameOf } from "/web/lib/names.js";
import { readTime } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { takeDefault } from "/web/lib/desk/announced.js";
import { pills } from "/web/lib/desk/parts.js";
import { countNeeded, desk, editor, needs, rules, SIDES, entered, variant } from "/web/lib/desk/state.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/desk/types.js").Acts} Acts */

const GROUPS = ["moves", "clock", "draws", "board", "conduct", "result"];

/** Whether the list of variants is open on a small screen. */
let unfolded = false;

/** @param {Acts} acts */
export function drawChoice(acts) {
  by("choose").replaceChildren(
    ...GROUPS.map((group) =>
      el(
        "section",
        { class: "group" },
        el("h2", {}, text("web-desk-group", { group })),
        el(
          "div",
          { class: "taps" },
          ...desk.incidents
            .filter((incident) => incident.group === group)
            .map((incident) =>
              el(
                "button",
                { type: "button", class: "tap", "data-incident": incident.id, onclick: () => acts.pick(incident) },
                incident.text,
              ),
            ),
        ),
      ),
    ),
  );
}

/** Keeps the keyboard focus. @param {string} name */
function refocus(name) {
  const chosen = /** @type {HTMLElement | null} */ (by("case").querySelector(`input[name=${name}]:checked`));
  (chosen?.checkVisibility()
    ? chosen
    : /** @type {HTMLElement | null} */ (by("case").querySelector(".how summary"))
  )?.focus({ preventScroll: true });
}

/** @param {Acts} acts */
export function drawCase(acts) {
  const place = by("case");
  document.body.classList.toggle("asking", entered.incident !== null);
  by("choose").hidden = entered.incident !== null;
  place.hidden = entered.incident === null;
  if (!entered.incident) return;
  const incident = entered.incident;
  const names = { white: nameOf(desk.wooden, "white"), black: nameOf(desk.wooden, "black") };
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
            entered.player,
            (value) => {
              entered.player = /** @type {Side} */ (value);
              entered.since = [];
              drawCase(acts);
              acts.rule();
              refocus("player");
            },
          ),
        ),
      )
    : null;
  const side = entered.player === "white" ? 0 : 1;
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
                entered.variant,
                (value) => {
                  entered.variant = value;
                  entered.count = null;
                  entered.since = [];
                  unfolded = false;
                  drawCase(acts);
                  acts.rule();
                  refocus("variant");
                },
              ),
            ),
          ),
        )
      : null;
  const needed = countNeeded();
  const count = needed ? counter(needed, acts) : null;
  const exact = needs("position")
    ? el(
        "details",
        {
          class: "exact",
          open: entered.exact,
          ontoggle: (/** @type {Event} */ event) => {
            const open = /** @type {HTMLDetailsElement} */ (event.target).open;
            if (open !== entered.exact) {
              entered.exact = open;
              acts.rule();
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
      el("button", { type: "button", class: "quiet", onclick: acts.leave }, "← ", text("web-desk-all")),
      el("h2", { tabindex: -1 }, incident.text),
    ),
    ...[
      who,
      how,
      count,
      variant()?.counts ? earlierField(names, acts) : null,
      variant()?.late ? defaultField(acts) : null,
      clockFields(names, acts),
      exact,
    ].filter((part) => part !== null),
  );
  editor.offer(/** @type {import("/web/lib/position-editor.js").Mode[]} */ (["move", "square", "other"].filter(needs)));
}

/**
 * The number of earlier illegal moves, which decides the ruling. A board that counts them knows it.
 * @param {Record<Side, string>} names
 * @param {Acts} acts
 */
function earlierField(names, acts) {
  const [side, who] = [entered.player === "white" ? 0 : 1, names[entered.player]];
  if (desk.wooden)
    return el(
      "p",
      { class: "earlier" },
      text("web-desk-earlier-kept", { who, count: desk.wooden.illegal_moves[side] }),
    );
  const choose = (/** @type {string} */ value) => {
    entered.earlier[side] = Number(value);
    entered.since = [];
    acts.rule();
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
        String(entered.earlier[side]),
        choose,
      ),
    ),
  );
}

/** The default time of the event, if the ruling depends on it. @param {Acts} acts */
function defaultField(acts) {
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
      onchange: (/** @type {Event} */ event) => takeDefault(acts, /** @type {HTMLInputElement} */ (event.target).value),
    }),
  );
}

/**
 * The clock times, for the minutes and for setting the clocks.
 * @param {Record<Side, string>} names
 * @param {Acts} acts
 */
function clockFields(names, acts) {
  const trouble = el("p", { class: "trouble", role: "alert" });
  const field = (/** @type {Side} */ side, /** @type {number} */ index) =>
    el(
      "label",
      {},
      names[side],
      el("input", {
        value: entered.clocks[index],
        placeholder: "0:05:00",
        inputmode: "text",
        autocomplete: "off",
        name: `clock-${side}`,
        onchange: (/** @type {Event} */ event) => {
          entered.clocks[index] = /** @type {HTMLInputElement} */ (event.target).value;
          const bad = entered.clocks.find((written) => written.trim() !== "" && readTime(written) === null);
          trouble.textContent = bad === undefined ? "" : text("web-unread", { kind: "time", found: bad });
          if (bad === undefined) acts.rule();
        },
      }),
    );
  return el(
    "details",
    {
      class: "exact times",
      open: entered.times,
      ontoggle: (/** @type {Event} */ event) => {
        entered.times = /** @type {HTMLDetailsElement} */ (event.target).open;
      },
    },
    el("summary", {}, text("web-desk-clocks")),
    el("div", { class: "row" }, ...SIDES.map(field)),
    trouble,
  );
}

/** @param {{ least: number, most: number, usual: number }} range @param {Acts} acts */
function counter(range, acts) {
  const shown = el("output", { class: "figures" }, String(entered.count ?? range.usual));
  const step = (/** @type {number} */ by) => () => {
    entered.count = Math.min(range.most, Math.max(range.least, (entered.count ?? range.usual) + by));
    entered.since = [];
    shown.textContent = String(entered.count);
    acts.rule();
  };
  const label = text("web-desk-count", { what: entered.incident?.id ?? "" });
  return el(
    "div",
    { class: "counter", role: "group", "aria-label": label },
    el("span", {}, label),
    el("button", { type: "button", "aria-label": text("web-desk-fewer"), onclick: step(-1) }, "−"),
    shown,
    el("button", { type: "button", "aria-label": text("web-desk-more"), onclick: step(1) }, "+"),
  );
}
