// The list of players: late entries, and who does not play in the next round or any more.

import { toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { handOutTo } from "/web/pages/competitions/handouts.js";
import { enterPlayers, sayAttends } from "/web/pages/competitions/hall.js";
import { messageOf, person } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */
/** @typedef {import("/web/lib/hall.js").Attends} Attends */

/** @type {() => { value: Attends, label: string }[]} */
const choices = () => [
  { value: "plays", label: text("web-comp-plays") },
  { value: "absent", label: text("web-comp-absent") },
  { value: "half_point_bye", label: text("web-comp-half-bye") },
  { value: "withdrawn", label: text("web-comp-withdrawn") },
];

/** @param {Overview} overview @param {() => Promise<void>} reload */
export function playerList(overview, reload) {
  const round = overview.rounds.length + 1;
  const dropped = overview.dropped ?? [];
  const attends = overview.attends ?? [];
  const line = (/** @type {number} */ number) => {
    const player = overview.players[number];
    const label = text("web-comp-attends", { who: player.name, round });
    const select = el(
      "select",
      { "aria-label": label, "data-player": number },
      ...choices().map((one) => el("option", { value: one.value, selected: one.value === attends[number] }, one.label)),
    );
    select.addEventListener("change", async () => {
      try {
        await sayAttends(number, round, choices()[select.selectedIndex].value);
      } catch (error) {
        toast(messageOf(error));
        await reload();
      }
    });
    const link = el(
      "button",
      {
        type: "button",
        class: "small",
        "aria-label": text("web-console-link", { who: player.name }),
        onclick: () => handOutTo(overview, number),
      },
      text("web-comp-player-link"),
    );
    return el("li", {}, el("span", {}, person(player.title, player.name, player.rating)), link, select);
  };
  const typed = el("textarea", { rows: 4, name: "players", "aria-label": text("web-comp-players-enter") });
  const form = el(
    "form",
    {},
    el("p", { class: "faint small" }, text("web-comp-players-lead")),
    typed,
    el("button", {}, text("web-comp-players-enter")),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const { entered } = await enterPlayers(typed.value);
      toast(text("web-comp-players-entered", { count: entered }));
      await reload();
    } catch (error) {
      toast(messageOf(error));
    }
  });
  const numbers = overview.players.map((_, number) => number).filter((number) => !dropped.includes(number));
  return el(
    "details",
    { class: "card", id: "players", open: overview.players.length === 0 },
    el("summary", {}, el("h2", {}, text("web-comp-players"))),
    numbers.length > 0 ? el("ul", { class: "attendance" }, ...numbers.map(line)) : null,
    form,
  );
}
