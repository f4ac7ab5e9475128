// The rulings that were kept: to read again, to change their notes, to print, and to take elsewhere.

import { confirm } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { locale, text } from "/web/lib/texts.js";
import { askAbout } from "/web/pocket/about-entry.js";
import { day, deleteEntry, entries, forNotice, keepEntry } from "/web/pocket/entries.js";
import { handOver } from "/web/pocket/hand-over.js";
import { openNotices } from "/web/pocket/notices.js";
import { save } from "/web/pocket/save.js";

/** @typedef {import("/web/pocket/entries.js").Entry} Entry */

/** Where it was: the round, the board and the players, as far as they are known. @param {Entry["heading"]} heading */
function place({ competition, round, board, white, black }) {
  const names = white || black ? `${white || text("web-white")} – ${black || text("web-black")}` : "";
  const where = [
    competition,
    round ? `${text("web-pocket-entry-round")} ${round}` : "",
    board ? `${text("web-pocket-entry-board")} ${board}` : "",
    names,
  ];
  return where.filter(Boolean).join(" · ");
}

/** All entries as cases, each with what was noted as comments above it. @param {Entry[]} all */
function asCases(all) {
  const remark = (/** @type {string} */ words) => words.split("\n").map((line) => `# ${line}`.trimEnd());
  return all
    .map((entry) => {
      const above = [new Date(entry.at).toISOString(), place(entry.heading), entry.note].filter(Boolean);
      return `${above.flatMap(remark).join("\n")}\n${entry.case.trimEnd()}\n`;
    })
    .join("\n");
}

/** @param {HTMLElement} main */
export function showHistory(main) {
  const all = entries();
  const draw = () => showHistory(main);
  const name = `jadoube-${day(Date.now())}`;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const item = (/** @type {Entry} */ entry) => {
    const change = async () => {
      const about = await askAbout(entry);
      if (about) keepEntry({ ...entry, ...about });
      draw();
    };
    const remove = async () => {
      if (!(await confirm(text("web-pocket-delete-entry"), text("web-pocket-delete-yes"), { danger: true }))) return;
      deleteEntry(entry.id);
      draw();
    };
    const where = place(entry.heading);
    return el(
      "li",
      { class: "card entry" },
      el("p", { class: "faint small" }, el("time", {}, when.format(entry.at)), where ? ` · ${where}` : ""),
      el("h2", {}, el("a", { href: `#/desk/entry/${entry.id}` }, entry.incident)),
      el("p", {}, entry.says),
      entry.note ? el("p", { class: "note" }, entry.note) : null,
      el(
        "div",
        { class: "row" },
        el("button", { type: "button", onclick: change }, text("web-pocket-change-note")),
        el("button", { type: "button", onclick: () => openNotices([forNotice(entry)]) }, text("web-console-notice")),
        el("button", { type: "button", onclick: () => handOver([entry], name) }, text("web-pocket-hand")),
        el("button", { type: "button", class: "quiet", onclick: remove }, text("web-pocket-delete-yes")),
      ),
    );
  };
  const actions = el(
    "div",
    { class: "row" },
    el("button", { type: "button", onclick: () => openNotices(all.map(forNotice)) }, text("web-pocket-all-notices")),
    el("button", { type: "button", onclick: () => save(`${name}.case`, asCases(all)) }, text("web-pocket-all-cases")),
    el("button", { type: "button", onclick: () => handOver(all, name) }, text("web-pocket-hand")),
  );
  main.replaceChildren(
    el("p", {}, el("a", { href: "#/desk" }, `‹ ${text("web-nav-desk")}`)),
    el("h1", {}, text("web-pocket-history", { count: all.length })),
    ...(all.length === 0
      ? [el("p", { class: "faint" }, text("web-pocket-history-empty"))]
      : [actions, el("ol", { class: "entries" }, ...all.map(item))]),
  );
}
