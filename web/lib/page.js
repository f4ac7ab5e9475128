// Parts of every page: the current link in the bar, and the settings.

import { el } from "/web/lib/dom.js";
import { ask } from "/web/lib/dialog.js";
import { set, settings } from "/web/lib/settings.js";
import { appearance, choice } from "/web/lib/settings-fields.js";
import { notations } from "/web/lib/notation.js";
import { LOCALES, locale, speak, text } from "/web/lib/texts.js";

for (const link of document.querySelectorAll(".bar nav a")) {
  const path = /** @type {HTMLAnchorElement} */ (link).pathname;
  if (location.pathname === path || location.pathname.startsWith(`${path}/`)) link.setAttribute("aria-current", "page");
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
    ...appearance(),
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
