// Runs before everything else: the language and the appearance that the reader has chosen.

import { engine } from "/web/pocket/source.js";

const root = document.documentElement;

/** The languages that this pocket has. */
export const LANGUAGES = (document.querySelector('meta[name="locales"]')?.getAttribute("content") ?? "en").split(" ");

/** @returns {Record<string, string>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem("jadoube") ?? "{}");
  } catch {
    return {};
  }
}

const chosen = kept();
for (const name of ["theme", "size", "motion", "board"]) if (chosen[name]) root.dataset[name] = chosen[name];

/** What the reader chose, or the first of the browser's languages that is here. @returns {string} */
function language() {
  try {
    const tag = localStorage.getItem("jadoube-lang");
    if (tag && LANGUAGES.includes(tag)) return tag;
  } catch {
    // Without storage the browser decides.
  }
  const wanted = navigator.languages.map((tag) => tag.toLowerCase());
  const fits = (/** @type {string} */ wish) =>
    LANGUAGES.find((tag) => wish === tag.toLowerCase() || wish.split("-")[0] === tag.toLowerCase().split("-")[0]);
  for (const wish of wanted) {
    const found = fits(wish);
    if (found) return found;
  }
  return LANGUAGES[0];
}

root.lang = language();
// The engine loads while the page is built. If it cannot, whoever asks it first says why.
engine().catch(() => {});
