// Hands entries to a hall: as a file, or as a link that carries them, also as a QR code. Nothing is sent; the arbiter takes it there.

import { copy } from "/web/lib/copy.js";
import { ask } from "/web/lib/dialog.js";
import { el, svg } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { keep, recall } from "/web/pocket/kept.js";
import { save } from "/web/pocket/save.js";
import { engine } from "/web/pocket/source.js";

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

/**
 * A QR code, dark on white in every color scheme, or why there is none.
 * @param {string} link
 * @param {string} hall
 * @param {number} pixels how wide it may be, in pixels of the screen
 * @returns {Promise<Element[]>}
 */
async function code(link, hall, pixels) {
  const jadoube = await engine();
  try {
    const { size, path } = jadoube.qrCode(link);
    const label = text("web-code-for", { who: hall });
    const width = (Math.max(1, Math.floor(pixels / size)) * size) / devicePixelRatio;
    return [
      svg(
        "svg",
        { class: "code", role: "img", "aria-label": label, width, viewBox: `0 0 ${size} ${size}` },
        svg("rect", { width: size, height: size, fill: "#fff" }),
        svg("path", { d: path, fill: "#000" }),
      ),
      el("p", {}, text("web-pocket-hand-code-words", { hall })),
      el("button", { type: "button", class: "quiet", onclick: () => window.print() }, text("web-pocket-print")),
    ];
  } catch (error) {
    const { code: why, found, most } = /** @type {any} */ (error).answer?.error ?? {};
    if (why !== "too_long") throw error;
    return [el("p", { class: "trouble" }, text("web-pocket-hand-too-long", { found, most }))];
  }
}

/** @param {Entry[]} all @param {string} name of the file */
export async function handOver(all, name) {
  const here = location.pathname === "/pocket" && location.protocol.startsWith("http") ? location.origin : "";
  const handed = JSON.stringify(handedOver(all));
  const link = el("p", { class: "small link" });
  const scanned = el("div", { class: "scanned", role: "status" });
  const forget = () => {
    link.textContent = "";
    link.removeAttribute("tabindex");
    scanned.replaceChildren();
  };
  const hall = el("input", { type: "url", inputmode: "url", value: here || (recall("hall") ?? ""), oninput: forget });
  /** The address of the hall and the link to it, if there is one. @returns {[string, string] | null} */
  const made = () => {
    const address = origin(hall.value.trim());
    if (!address) {
      hall.focus();
      return null;
    }
    keep("hall", address);
    return [address, `${address}/desk#handed=${letters(handed)}`];
  };
  const showLink = () => {
    const [, words] = made() ?? [];
    if (words === undefined) return;
    link.textContent = words;
    // It scrolls, which must be possible with the keyboard.
    link.tabIndex = 0;
    void copy(words, link);
  };
  const showCode = async () => {
    const [address, words] = made() ?? [];
    if (address === undefined || words === undefined) return;
    // Each module is a whole number of the screen's own pixels: uneven ones are harder to read.
    const pixels = Math.min(scanned.clientWidth, 0.75 * innerHeight) * devicePixelRatio;
    const drawn = await code(words, address, pixels);
    // Another address may have been typed meanwhile.
    if (origin(hall.value.trim()) !== address) return;
    scanned.replaceChildren(...drawn);
    scanned.scrollIntoView({ block: "nearest" });
  };
  const content = el(
    "div",
    {},
    el("label", {}, text("web-pocket-hand-hall"), hall),
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", onclick: showLink }, text("web-pocket-hand-link")),
      el("button", { type: "button", onclick: showCode }, text("web-pocket-hand-code")),
    ),
    link,
    scanned,
    el("p", { class: "small faint" }, text("web-pocket-hand-words")),
  );
  const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
    { value: "", label: text("web-close"), kind: "quiet" },
    { value: "file", label: text("web-pocket-hand-file"), kind: "main" },
  ]);
  if ((await ask({ title: text("web-pocket-hand"), content, answers })) === "file")
    save(`${name}.json`, handed, "application/json");
}
