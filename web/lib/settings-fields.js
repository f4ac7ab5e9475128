// The fields of the settings that the hall and the pocket have in common.

import { el } from "/web/lib/dom.js";
import { set, settings } from "/web/lib/settings.js";
import { text } from "/web/lib/texts.js";

/**
 * A row of radio buttons for a setting.
 * @template {keyof import("/web/lib/settings.js").Settings} Name
 * @param {string} legend
 * @param {Name} name
 * @param {[import("/web/lib/settings.js").Settings[Name], string][]} choices
 */
export function choice(legend, name, choices) {
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

/** Appearance, sound and speech. @returns {HTMLElement[]} */
export function appearance() {
  return [
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
  ];
}
