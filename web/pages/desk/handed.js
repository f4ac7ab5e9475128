// Entries that an arbiter kept on a phone: they come as a file or a link, and are noted at this board with the phone's times.

import { post } from "/web/lib/api.js";
import { toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { locale, text } from "/web/lib/texts.js";
import { desk } from "/web/lib/desk/state.js";
import { game } from "/web/pages/desk/hall.js";

/** @typedef {import("/web/lib/hall.js").HandedOver} HandedOver */
/** @typedef {import("/web/lib/hall.js").KeptEntry} KeptEntry */

const KEY = "jadoube-handed";
const MARK = "#handed=";
export const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });

/** Whether it looks like what the pocket hands over; the hall checks it again. @param {any} found @returns {found is HandedOver} */
function isHanded(found) {
  return found?.type === "desk_entries" && Array.isArray(found.entries) && found.entries.every(Boolean);
}

/** What has come and is not noted yet: until this tab is closed, whatever board is looked at. @returns {HandedOver | null} */
function waiting() {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isHanded(found) ? found : null;
  } catch {
    return null;
  }
}

/** @param {string} words @returns {boolean} whether it is what it should be */
function take(words) {
  try {
    if (!isHanded(JSON.parse(words))) return false;
    sessionStorage.setItem(KEY, words);
    return true;
  } catch {
    return false;
  }
}

/** A link carries entries behind its #. They do not stay in the address. */
export function takeLink() {
  if (!location.hash.startsWith(MARK)) return;
  let taken = false;
  try {
    const letters = atob(location.hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    taken = take(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  } catch {
    // Told below.
  }
  history.replaceState(null, "", location.pathname + location.search);
  if (!taken) toast(text("web-desk-handed-bad"));
}

/** @param {KeptEntry} entry */
function words({ at, inquiry, note, heading }) {
  const incident = desk.incidents.find(({ id }) => id === inquiry?.incident)?.text ?? String(inquiry?.incident ?? "–");
  const names = [heading?.white, heading?.black].filter(Boolean).join(" – ");
  const time = Number.isFinite(at) ? when.format(at) : "–";
  return [time, incident, names, note].filter(Boolean).join(" · ");
}

/** @param {() => void} noted what to do when the board has changed */
export function drawHanded(noted) {
  const known = document.getElementById("handed");
  const handed = waiting();
  const note = async (/** @type {KeptEntry} */ entry) => {
    if (!handed) return;
    try {
      desk.wooden = await post(`/api/v1/games/${game}/handed`, { ...handed, entries: [entry] });
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
      return;
    }
    const entries = handed.entries.filter((other) => other !== entry);
    if (entries.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ ...handed, entries }));
    else sessionStorage.removeItem(KEY);
    toast(text("web-desk-noted"));
    noted();
    drawHanded(noted);
  };
  const item = (/** @type {KeptEntry} */ entry) =>
    el(
      "li",
      {},
      el("p", {}, words(entry)),
      game ? el("button", { type: "button", onclick: () => note(entry) }, text("web-desk-handed-note")) : null,
    );
  const file = el("input", {
    type: "file",
    accept: ".json,application/json",
    onchange: async (/** @type {Event} */ event) => {
      const [chosen] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
      if (!chosen) return;
      if (!take(await chosen.text())) toast(text("web-desk-handed-bad"));
      drawHanded(noted);
    },
  });
  const made = el(
    "details",
    { id: "handed", class: "card handed", open: handed !== null },
    el("summary", {}, text("web-desk-handed")),
    el("label", {}, el("span", { class: "unseen" }, text("web-desk-handed")), file),
    handed ? el("ol", { class: "notes" }, ...handed.entries.map(item)) : null,
  );
  if (known) known.replaceWith(made);
  else by("wooden").after(made);
}
