// Parts of every page: the current link in the bar, and the settings.

import { el } from "/web/lib/dom.js";
import { ask } from "/web/lib/dialog.js";
import { set, settings } from "/web/lib/settings.js";
import { notations } from "/web/lib/notation.js";
import { LOCALES, locale, speak, text } from "/web/lib/texts.js";

for (const link of document.querySelectorAll(".bar nav a")) {
  const path = /** @type {HTMLAnchorElement} */ (link).pathname;
  if (location.pathname === path || location.pathname.startsWith(`${path}/`)) link.setAttribute("aria-current", "page");
}

/**
 * A row of radio buttons for a setting.
 * @template {keyof import("/web/lib/settings.js").Settings} Name
 * @param {string} legend
 * @param {Name} name
 * @param {[import("/web/lib/settings.js").Settings[Name], string][]} choices
 */
function choice(legend, name, choices) {
  return el(
    "fieldset",
    {},
    el("legend", {}, legend),
    el(
      "div",
      { class: "choice" },
      ...choices.map(([value, label]) =>
        el(
          "label",
          {},
          el("input", {
            type: "radio",
            name,
            value,
            checked: settings[name] === value,
            onchange: () => set(name, value),
          }),
          el("span", {}, label),
        ),
      ),
    ),
  );
}

function openSettings() {
  const language = el(
    "select",
    { onchange: (/** @type {Event} */ event) => speak(/** @type {HTMLSelectElement} */ (event.target).value) },
    ...LOCALES.map(([tag, name]) => el("option", { value: tag, lang: tag, selected: tag === locale }, name)),
  );
  const notation = el(
    "select",
    {
      onchange: (/** @type {Event} */ event) => set("notation", /** @type {HTMLSelectElement} */ (event.target).value),
    },
    ...[
      ["", text("web-setting-notation-own")],
      ["figurine", text("web-setting-figurine")],
    ].map(([tag, name]) => el("option", { value: tag, selected: tag === settings.notation }, name)),
  );
  // The browser knows the names of languages, in the language of the page.
  notations().then(
    (known) =>
      notation.append(
        ...known.map(([tag, name]) =>
          el("option", { value: tag, selected: tag === settings.notation, translate: "no" }, name),
        ),
      ),
    () => {},
  );
  const content = el(
    "div",
    {},
    el("label", {}, text("web-setting-language"), language),
    choice(text("web-setting-theme"), "theme", [
      ["", text("web-setting-system")],
      ["light", text("web-setting-light")],
      ["dark", text("web-setting-dark")],
    ]),
    choice(text("web-setting-size"), "size", [
      ["", text("web-setting-normal")],
      ["large", text("web-setting-large")],
      ["huge", text("web-setting-huge")],
    ]),
    choice(text("web-setting-board"), "board", [
      ["", text("web-setting-wood")],
      ["green", text("web-setting-green")],
      ["blue", text("web-setting-blue")],
      ["contrast", text("web-setting-contrast")],
    ]),
    choice(text("web-setting-motion"), "motion", [
      ["", text("web-setting-system")],
      ["still", text("web-setting-still")],
    ]),
    choice(text("web-setting-sound"), "sound", [
      ["on", text("web-setting-on")],
      ["off", text("web-setting-off")],
    ]),
    choice(text("web-setting-speech"), "speech", [
      ["plain", text("web-setting-speech-plain")],
      ["laws", text("web-setting-speech-laws")],
    ]),
    choice(text("web-setting-record"), "record", [
      ["auto", text("web-setting-record-auto")],
      ["hand", text("web-setting-record-hand")],
    ]),
    el("label", {}, text("web-setting-notation"), notation),
  );
  ask({ title: text("web-settings"), content, answers: [{ value: "done", label: text("web-close"), kind: "main" }] });
}

document.getElementById("settings")?.addEventListener("click", openSettings);

// On a phone the links are behind a button.
const menu = document.getElementById("menu");
const bar = menu?.closest("header");
/** @param {boolean} open */
function unfold(open) {
  bar?.classList.toggle("open", open);
  menu?.setAttribute("aria-expanded", String(open));
}
menu?.addEventListener("click", () => unfold(!bar?.classList.contains("open")));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !bar?.classList.contains("open")) return;
  unfold(false);
  menu?.focus();
});
document.addEventListener("pointerdown", (event) => {
  if (event.target instanceof Node && !bar?.contains(event.target)) unfold(false);
});
