// Rulings as pages to print and sign.

import { ask } from "/web/pocket/source.js";

/** @typedef {import("/web/lib/hall.js").Inquiry} Inquiry */

/** Opens a page that was made here. @param {string} html */
function openPage(html) {
  const address = URL.createObjectURL(new Blob([html], { type: "text/html;charset=utf-8" }));
  open(address, "_blank");
  // The new page has been read long before.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Opens rulings as a page to print and sign.
 * @param {{ inquiry: Inquiry, heading?: Record<string, unknown> }[]} entries
 */
export async function openNotices(entries) {
  openPage((await ask({ ask: "notices", entries })).html);
}
