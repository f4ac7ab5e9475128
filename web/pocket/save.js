// Saves a file that was made here. The user chose to; it goes to the folder for downloads and nowhere else.

import { el } from "/web/lib/dom.js";

/** @param {string} name @param {string} content @param {string} [kind] */
export function save(name, content, kind = "text/plain") {
  const address = URL.createObjectURL(new Blob([content], { type: `${kind};charset=utf-8` }));
  const link = el("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
