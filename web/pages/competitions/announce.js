// Announcing a competition.

import { EDITIONS } from "/web/lib/editions.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { announce } from "/web/pages/competitions/hall.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** The tie-breaks that are usual in each system. @type {Record<string, string>} */
const TIE_BREAKS = { swiss: "BH/C1,BH,SB,DE,WIN", round_robin: "DE,WIN,SB,KS" };

export function announceForm() {
  const system = el(
    "select",
    { name: "system" },
    el("option", { value: "swiss" }, text("web-comp-swiss")),
    el("option", { value: "round_robin" }, text("web-comp-round-robin")),
  );
  const tieBreaks = el("input", {
    name: "tie_breaks",
    value: TIE_BREAKS.swiss,
    maxlength: 200,
    autocomplete: "off",
    spellcheck: "false",
  });
  system.addEventListener("change", () => {
    if (Object.values(TIE_BREAKS).includes(tieBreaks.value)) tieBreaks.value = TIE_BREAKS[system.value];
  });
  const trouble = el("p", { class: "trouble", role: "alert" });
  const form = el(
    "form",
    { class: "card" },
    el("h2", {}, text("web-comp-new")),
    el(
      "div",
      { class: "grid" },
      el(
        "label",
        {},
        text("web-comp-name"),
        el("input", { name: "name", required: true, maxlength: 200, autocomplete: "off" }),
      ),
      el("label", {}, text("web-comp-site"), el("input", { name: "site", maxlength: 200, autocomplete: "off" })),
      el(
        "label",
        {},
        text("web-desk-control"),
        el("input", { name: "control", required: true, value: "90+30", list: "controls", autocomplete: "off" }),
      ),
      el(
        "label",
        {},
        text("web-home-edition"),
        el("select", { name: "edition" }, ...EDITIONS.map((year) => el("option", {}, year))),
      ),
      el(
        "label",
        {},
        text("web-comp-lateness"),
        el("input", { name: "default", type: "number", min: 0, max: 240, placeholder: "0" }),
      ),
      el(
        "label",
        {},
        text("web-comp-no-draws"),
        el("input", { name: "draws", type: "number", min: 0, max: 200, value: 0 }),
      ),
      el(
        "label",
        {},
        text("web-comp-delay"),
        el("input", { name: "delay", type: "number", min: 0, max: 120, value: 0 }),
      ),
      el("label", {}, text("web-comp-system"), system),
      el(
        "label",
        {},
        text("web-comp-rounds-planned"),
        el("input", { name: "rounds", type: "number", min: 1, max: 100 }),
      ),
      el("label", {}, text("web-comp-tie-breaks"), tieBreaks),
    ),
    el(
      "datalist",
      { id: "controls" },
      ...["90+30", "40/90m, 30m; +30s", "25+10", "15+10", "5+3", "3+2"].map((value) => el("option", { value })),
    ),
    el(
      "fieldset",
      {},
      el("legend", {}, text("web-comp-watch")),
      el(
        "div",
        { class: "choice" },
        el(
          "label",
          {},
          el("input", { type: "radio", name: "watch", value: "people", checked: true }),
          el("span", {}, text("web-comp-people")),
        ),
        el(
          "label",
          {},
          el("input", { type: "radio", name: "watch", value: "hall" }),
          el("span", {}, text("web-comp-hall")),
        ),
      ),
    ),
    el(
      "label",
      { class: "check" },
      el("input", { type: "checkbox", name: "unsupervised" }),
      text("web-desk-unsupervised"),
    ),
    el("label", { class: "check" }, el("input", { type: "checkbox", name: "refuses" }), text("web-comp-refuses")),
    el(
      "label",
      { class: "check" },
      el("input", { type: "checkbox", name: "at_once" }),
      text("web-comp-results-at-once"),
    ),
    el("button", { class: "main" }, text("web-comp-announce")),
    trouble,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const field = (/** @type {string} */ name) => String(data.get(name) ?? "");
    const watcher = /** @type {import("/web/lib/hall.js").Watcher} */ (field("watch"));
    try {
      const made = await announce({
        name: field("name"),
        site: field("site"),
        edition: /** @type {import("/web/lib/hall.js").Edition} */ (field("edition")),
        control: field("control"),
        unsupervised: Boolean(data.get("unsupervised")),
        no_agreement_before: Number(data.get("draws")),
        ...(field("default") === "" ? {} : { default_minutes: Number(data.get("default")) }),
        regulations: {
          system: /** @type {import("/web/lib/hall.js").PairingSystem} */ (field("system")),
          ...(field("rounds") === "" ? {} : { rounds: Number(data.get("rounds")) }),
          tie_breaks: field("tie_breaks"),
        },
        settings: {
          flags: watcher,
          illegal_moves: watcher,
          refuses_illegal_moves: Boolean(data.get("refuses")),
          delay_seconds: 60 * Number(data.get("delay")),
          results_at_once: Boolean(data.get("at_once")),
        },
      });
      location.href = `/competitions/${made.competition}`;
    } catch (error) {
      trouble.textContent = messageOf(error);
    }
  });
  return form;
}
