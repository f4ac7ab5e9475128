// Hands entries to a hall: as a file, or as a link that carries them. Nothing is sent; the arbiter takes it there.

import { copy } from "/web/lib/copy.js";
import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { keep, recall } from "/web/pocket/kept.js";
import { save } from "/web/pocket/save.js";

/** @typedef {import("/web/pocket/entries.js").Entry} Entry */

/** What a hall takes in (HandedOver in crates/api). @param {Entry[]} all @returns {import("/web/lib/hall.js").HandedOver} */
export function handedOver(all) {
  const entries = all.map(({ id, at, inquiry, note, heading }) => ({ id, at, inquiry, note, heading }));
  return { version: 1, type: "desk_entries", entries: /** @type {any} */ (entries) };
}

/** Text as letters that an address can have. @param {string} words */
function letters(words) {
  const bytes = new TextEncoder().encode(words);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The origin of an address that was typed, or "". @param {string} typed */
function origin(typed) {
  try {
    const { origin: found, protocol } = new URL(typed.includes("://") ? typed : `https://${typed}`);
    return protocol.startsWith("http") ? found : "";
  } catch {
    return "";
  }
}

/** @param {Entry[]} all @param {string} name of the file */
export async function handOver(all, name) {
  const here = location.pathname === "/pocket" && location.protocol.startsWith("http") ? location.origin : "";
  const hall = el("input", { type: "url", inputmode: "url", value: here || (recall("hall") ?? "") });
  const handed = JSON.stringify(handedOver(all));
  const link = el("p", { class: "small link" });
  const makeLink = () => {
    const address = origin(hall.value.trim());
    if (!address) return hall.focus();
    keep("hall", address);
    link.textContent = `${address}/desk#handed=${letters(handed)}`;
    return void copy(link.textContent, link);
  };
  const content = el(
    "div",
    {},
    el("label", {}, text("web-pocket-hand-hall"), hall),
    el("button", { type: "button", onclick: makeLink }, text("web-pocket-hand-link")),
    link,
    el("p", { class: "small faint" }, text("web-pocket-hand-words")),
  );
  const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
    { value: "", label: text("web-close"), kind: "quiet" },
    { value: "file", label: text("web-pocket-hand-file"), kind: "main" },
  ]);
  if ((await ask({ title: text("web-pocket-hand"), content, answers })) === "file")
    save(`${name}.json`, handed, "application/json");
}
