// The games of a player in the events whose links this browser has used.

import "/web/lib/page.js";
import { get, post } from "/web/lib/api.js";
import { toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { points } from "/web/lib/points.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").MyEvent} MyEvent */
/** @typedef {import("/web/lib/hall.js").MyGame} MyGame */
/** @typedef {import("/web/lib/hall.js").MyPairing} MyPairing */

/** How often a waiting player looks for the next round. */
const LOOK = 5_000;

/** @param {MyPairing} pairing */
async function sitDown({ game, color }) {
  try {
    await post(`/api/v1/games/${game}/seat`, {});
    location.href = `/play/${game}?as=${color}`;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

/** @param {MyPairing} pairing */
function words(pairing) {
  const color = pairing.color === "white" ? text("web-white") : text("web-black");
  return [
    text("web-screen-board", { board: pairing.board }),
    color,
    `${text("web-screen-opponent")}: ${pairing.opponent}`,
  ].join(" · ");
}

/** A round of an event. @param {MyGame} game */
function line({ round, pairing, half_points }) {
  const title = text("web-screen-round", { round });
  if (!pairing) {
    return el(
      "li",
      { class: "card" },
      el("strong", {}, title),
      ` ${text("web-comp-no-opponent")} (${points(half_points ?? 0)})`,
    );
  }
  const { game, score } = pairing;
  return el(
    "li",
    { class: "card" },
    el("strong", {}, title),
    el("p", {}, words(pairing)),
    score ? el("p", { class: "figures" }, scoreText(score)) : null,
    game
      ? el(
          "button",
          { type: "button", class: score ? "" : "main", "data-game": game, onclick: () => sitDown(pairing) },
          text("web-my-games-play"),
        )
      : null,
  );
}

/** @param {MyEvent} event */
function show(event) {
  const waits = event.games.every(({ pairing }) => !pairing || pairing.score);
  return el(
    "section",
    {},
    el("h2", {}, el("a", { href: `/competitions/${event.competition}` }, event.name)),
    el("p", {}, event.player),
    waits ? el("p", { class: "faint" }, text("web-my-games-waiting")) : null,
    el("ul", { class: "found" }, ...event.games.map(line)),
  );
}

let shown = "";
async function look() {
  const events = /** @type {MyEvent[]} */ (await get("/api/v1/my-games"));
  const now = JSON.stringify(events);
  // What has not changed stays, with the focus on it.
  if (now === shown) return;
  shown = now;
  by("events").replaceChildren(
    ...(events.length > 0 ? events.map(show) : [el("p", { class: "card" }, text("web-my-games-none"))]),
  );
}

const again = async () => {
  await look().catch(() => {});
  setTimeout(again, LOOK);
};
again();
