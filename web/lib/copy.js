// Copies a text to the clipboard.

import { toast } from "/web/lib/dialog.js";
import { text } from "/web/lib/texts.js";

/**
 * Over plain HTTP, as in most playing halls, and where the permission is missing, browsers only support the old method.
 * @param {string} words
 * @param {HTMLElement} place the element that contains them
 */
export async function copy(words, place) {
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    getSelection()?.selectAllChildren(place);
    // What cannot be copied stays selected.
    if (!document.execCommand("copy")) return;
  }
  toast(text("web-copied"));
}
