// The settings of the pocket: language, appearance, size, sound.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { set, settings } from "/web/lib/settings.js";
import { LOCALES, locale, text } from "/web/lib/texts.js";
import { LANGUAGES } from "/web/pocket/start.js";

/** @param {string} label @param {"theme" | "size" | "sound"} name @param {[string, string][]} choices */
function choice(label, name, choices) {
  return el(
    "label",
    {},
    label,
    el(
      "select",
      {
        onchange: (/** @type {Event} */ event) =>
          set(name, /** @type {any} */ (/** @type {HTMLSelectElement} */ (event.target).value)),
      },
      ...choices.map(([value, words]) => el("option", { value, selected: settings[name] === value }, words)),
    ),
  );
}

/** @param {string} tag */
function speak(tag) {
  try {
    localStorage.setItem("jadoube-lang", tag);
  } catch {
    return;
  }
  location.reload();
}

export function openSettings() {
  const language = el(
    "select",
    { onchange: (/** @type {Event} */ event) => speak(/** @type {HTMLSelectElement} */ (event.target).value) },
    ...LOCALES.filter(([tag]) => LANGUAGES.includes(tag)).map(([tag, name]) =>
      el("option", { value: tag, lang: tag, selected: tag === locale }, name),
    ),
  );
  const content = el(
    "div",
    {},
    LANGUAGES.length > 1 ? el("label", {}, text("web-setting-language"), language) : null,
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
    choice(text("web-setting-sound"), "sound", [
      ["on", text("web-setting-on")],
      ["off", text("web-setting-off")],
    ]),
  );
  ask({ title: text("web-settings"), content, answers: [{ value: "done", label: text("web-close"), kind: "main" }] });
}
