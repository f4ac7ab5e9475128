// The settings of the pocket: language, appearance, size, sound.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { appearance } from "/web/lib/settings-fields.js";
import { LOCALES, locale, text } from "/web/lib/texts.js";
import { LANGUAGES } from "/web/pocket/start.js";

/** @param {string} tag */
function speak(tag) {
  try {
    localStorage.setItem("jadoube-lang", tag);
  } catch {
    return;
  }
  location.reload();
}

export async function openSettings() {
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
    ...appearance(),
  );
  // On a phone the bar has no room for the link to this page.
  const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
    { value: "done", label: text("web-close"), kind: "main" },
    { value: "privacy", label: text("web-pocket-privacy"), kind: "quiet" },
  ]);
  if ((await ask({ title: text("web-settings"), content, answers })) === "privacy") location.hash = "#/privacy";
}
