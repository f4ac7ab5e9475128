// The table, and the downloads.

import { el } from "/web/lib/dom.js";
import { locale, text } from "/web/lib/texts.js";
import { rename } from "/web/pages/competitions/corrections.js";
import { download } from "/web/pages/competitions/hall.js";
import { points } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */
/** @typedef {import("/web/pages/competitions/types.js").Standing} Standing */

/** @param {Overview} overview @param {boolean} arbiter @param {() => Promise<void>} reload */
export function table(overview, arbiter, reload) {
  const line = (/** @type {Standing} */ standing) => {
    const player = overview.players[standing.player];
    const label = text("web-comp-rename-player", { who: player.name });
    const pencil = arbiter
      ? el(
          "button",
          {
            type: "button",
            class: "quiet pencil",
            title: label,
            "aria-label": label,
            onclick: () => rename(label, player.name, (right) => ({ player: { wrong: player.name, right } }), reload),
          },
          "✎",
        )
      : null;
    return el(
      "tr",
      {},
      el("td", { class: "figures" }, String(standing.place)),
      el("td", {}, player.title ? `${player.title} ` : "", player.name, pencil),
      el("td", { class: "figures" }, player.rating ? String(player.rating) : ""),
      el("td", { class: "figures" }, points(standing.half_points)),
    );
  };
  return el(
    "section",
    { class: "card" },
    el("h2", {}, text("web-comp-standings")),
    el(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": text("web-comp-standings") },
      el(
        "table",
        {},
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            ...[text("web-comp-place"), text("web-comp-player"), text("web-comp-rating"), text("web-comp-points")].map(
              (title) => el("th", { scope: "col" }, title),
            ),
          ),
        ),
        el("tbody", {}, ...overview.standings.map(line)),
      ),
    ),
  );
}

/** @param {boolean} arbiter */
export function downloads(arbiter) {
  const east = -new Date().getTimezoneOffset();
  const link = (/** @type {string} */ file, /** @type {string} */ label) =>
    el("a", { class: "button", href: download(file, `lang=${locale}&minutes_east=${east}`), download: true }, label);
  return el(
    "section",
    { class: "card" },
    el("h2", {}, text("web-comp-downloads")),
    el(
      "div",
      { class: "row" },
      link("games.pgn", text("web-comp-games")),
      link("report.trf", text("web-comp-report")),
      arbiter ? link("incidents.txt", text("web-console-print-log")) : null,
    ),
  );
}
