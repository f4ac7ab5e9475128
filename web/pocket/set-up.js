// Setting the clock: a preset or any time control, the edition whose penalties apply, and when the time of the next period comes.

import { el } from "/web/lib/dom.js";
import { EDITIONS } from "/web/lib/editions.js";
import { locale, text } from "/web/lib/texts.js";
import { keep, recall } from "/web/pocket/kept.js";
import { engine } from "/web/pocket/source.js";

/** Common time controls, as people write them. */
const PRESETS = [
  "3+2",
  "5+3",
  "5",
  "10+5",
  "15+10",
  "25+10",
  "60",
  "90+30",
  "40/90, 30; +30",
  "40/120, 20/60, 15+30",
  "60 d5",
  "hourglass 3",
  "30, byo-yomi 3x30",
  "30, byo-yomi 25/5",
  "up-count",
];

const CLOCK = {
  title: text("web-pocket-clock"),
  edition: text("web-pocket-penalties-of"),
  set: text("web-pocket-set"),
};

/**
 * Asks how the clock is to be set. The form is there before the engine, which it needs only for the answer.
 * @param {HTMLElement} main
 * @param {typeof CLOCK} [words]
 * @param {(HTMLElement | null)[]} [more] further fields
 * @returns {Promise<{ clock: any, control: any, chosen: { control: string, credit: string, edition: string } }>}
 */
export function setUp(main, words = CLOCK, more = []) {
  return new Promise((resolve) => {
    const last = recall("control") ?? { control: "15+10", credit: "when_time_runs_out", edition: EDITIONS[0] };
    const control = el("input", {
      type: "text",
      id: "control",
      value: last.control,
      autocomplete: "off",
      spellcheck: "false",
      "aria-describedby": "control-hint trouble",
    });
    const trouble = el("p", { class: "trouble", id: "trouble", role: "alert" });
    const edition = el(
      "select",
      {},
      ...EDITIONS.map((known) => el("option", { selected: known === last.edition }, known)),
    );
    const credit = el(
      "select",
      {},
      el(
        "option",
        { value: "when_time_runs_out", selected: last.credit === "when_time_runs_out" },
        text("web-pocket-credit-time"),
      ),
      el(
        "option",
        { value: "when_moves_completed", selected: last.credit === "when_moves_completed" },
        text("web-pocket-credit-moves"),
      ),
    );
    const set = async () => {
      const chosen = { control: control.value, credit: credit.value, edition: edition.value };
      trouble.textContent = "";
      main.setAttribute("aria-busy", "true");
      try {
        const jadoube = await engine();
        // The reader may have gone elsewhere meanwhile.
        if (!control.isConnected) return;
        const answer = jadoube.clock({
          ask: "set",
          control: chosen.control,
          settings: { credit: chosen.credit, saved_time: "carried_over" },
          edition: chosen.edition,
          locale,
        });
        keep("control", chosen);
        // The button is at the end of a long form.
        scrollTo({ top: 0 });
        resolve({ clock: answer.clock, control: answer.control, chosen });
      } catch (error) {
        trouble.textContent = error instanceof Error ? error.message : String(error);
        control.focus();
      } finally {
        main.setAttribute("aria-busy", "false");
      }
    };
    const presets = PRESETS.map((preset) =>
      el(
        "button",
        {
          type: "button",
          class: "figures",
          // As they are typed, whatever the language.
          translate: "no",
          onclick: () => {
            control.value = preset;
            set();
          },
        },
        preset,
      ),
    );
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      set();
    };
    main.replaceChildren(
      el(
        "form",
        { class: "card setup", onsubmit: submit },
        el("h1", {}, words.title),
        el("div", { class: "presets", role: "group", "aria-label": text("web-pocket-presets") }, ...presets),
        el("label", {}, text("web-home-own-control"), control),
        el("p", { class: "faint small", id: "control-hint" }, text("web-pocket-control-hint")),
        trouble,
        el("label", {}, words.edition, edition),
        el("label", {}, text("web-pocket-credit"), credit),
        ...more,
        el("button", { class: "main" }, words.set),
      ),
    );
    // The form is all there is until somebody starts.
    main.setAttribute("aria-busy", "false");
  });
}
