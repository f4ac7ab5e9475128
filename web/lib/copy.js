// Putting a text where it can be pasted from.

import { toast } from "/web/lib/dialog.js";
import { text } from "/web/lib/texts.js";

/**
 * Over plain HTTP, as in most playing halls, browsers have only the old way.
 * @param {string} words
 * @param {HTMLElement} place where they stand
 */
export async function copy(words, place) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(words);
  } else {
    getSelection()?.selectAllChildren(place);
    document.execCommand("copy");
  }
  toast(text("web-copied"));
}
