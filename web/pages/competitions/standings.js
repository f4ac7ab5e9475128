// The table, and the downloads.

import { ask, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { points } from "/web/lib/points.js";
import { locale, text } from "/web/lib/texts.js";
import { rename } from "/web/pages/competitions/corrections.js";
import { download, explain } from "/web/pages/competitions/hall.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */
/** @typedef {import("/web/pages/competitions/types.js").Standing} Standing */

/** @param {Overview} overview @param {boolean} arbiter @param {() => Promise<void>} reload */
export function table(overview, arbiter, reload) {
  // In a club where nobody has a rating the column would only take room.
  const rated = overview.players.some(({ rating }) => rating);
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
    const explained = text("web-comp-explain", { who: player.name });
    return el(
      "tr",
      {},
      el("td", { class: "figures" }, String(standing.place)),
      el("td", {}, player.title ? `${player.title} ` : "", player.name, pencil),
      rated ? el("td", { class: "figures" }, player.rating ? String(player.rating) : "") : null,
      el("td", { class: "figures" }, points(standing.half_points)),
      ...(standing.tie_breaks ?? []).map((value) => el("td", { class: "figures" }, value ?? "")),
      overview.tie_breaks.length > 0
        ? el(
            "td",
            {},
            el(
              "button",
              {
                type: "button",
                class: "quiet",
                title: explained,
                "aria-label": explained,
                onclick: () => showExplanation(standing.player, player.name),
              },
              "?",
            ),
          )
        : null,
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
            ...[
              text("web-comp-place"),
              text("web-comp-player"),
              ...(rated ? [text("web-comp-rating")] : []),
              text("web-comp-points"),
            ].map((title) => el("th", { scope: "col" }, title)),
            ...overview.tie_breaks.map(({ code, name }) =>
              el("th", { scope: "col", title: name }, el("span", { translate: "no" }, code)),
            ),
            overview.tie_breaks.length > 0 ? el("td", {}) : null,
          ),
        ),
        el("tbody", {}, ...overview.standings.map(line)),
      ),
    ),
  );
}

/** Shows which numbers a player's tie-breaks are made of. @param {number} player @param {string} who */
async function showExplanation(player, who) {
  try {
    const found = await explain(player);
    const content = found.map(({ code, name, value, lines }) =>
      el(
        "section",
        {},
        el("h3", {}, `${code}: ${value ?? "–"}`),
        el("p", { class: "faint small" }, name),
        el("ul", {}, ...lines.map((line) => el("li", {}, line))),
      ),
    );
    await ask({
      title: text("web-comp-explain-title", { who }),
      content: el("div", {}, ...content),
      answers: [{ value: "", label: text("web-close") }],
      large: true,
    });
  } catch (error) {
    toast(messageOf(error));
  }
}

/** Downloads the report for a pairing program, which must know how many rounds are planned. @param {Overview} overview */
async function downloadForPairing(overview) {
  let rounds = overview.planned_rounds;
  if (!rounds) {
    const planned = el("input", { type: "number", min: 1, max: 100, value: 5 });
    const answer = await ask({
      title: text("web-comp-report-pairing"),
      words: text("web-comp-report-pairing-lead"),
      content: el("label", {}, text("web-comp-rounds-planned"), planned),
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: text("web-comp-download"), kind: "main" },
      ],
    });
    if (answer !== "yes") return;
    rounds = Number(planned.value);
  }
  const query = new URLSearchParams({ pairing: "true", rounds: String(rounds), lang: locale });
  location.href = download("report.trf", query.toString());
}

/** @param {Overview} overview @param {boolean} arbiter */
export function downloads(overview, arbiter) {
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
      arbiter
        ? el("button", { type: "button", onclick: () => downloadForPairing(overview) }, text("web-comp-report-pairing"))
        : null,
      arbiter ? link("incidents.txt", text("web-console-print-log")) : null,
    ),
  );
}
