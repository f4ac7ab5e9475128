// A game without an arbiter: the players tell each other that they are ready, and play a rematch.

import { post } from "/web/lib/api.js";
import { toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/feed.js").Feed} Feed */

/** @param {Feed} feed */
export function isWithoutArbiter(feed) {
  return feed.opening?.settings.without_arbiter === true;
}

/** Whether the clocks stand, before the start or after they were stopped. @param {Feed} feed */
function standing(feed) {
  const state = feed.view?.clock?.state;
  const stopped = typeof state === "object" && "stopped" in state;
  return feed.view?.phase === "not_begun" || stopped;
}

/**
 * Shows the button of a player who is not ready yet, or that the opponent is awaited.
 * @param {Feed} feed
 * @param {Side[]} mine
 * @param {{ begin: HTMLElement, going: HTMLElement }} places
 */
export function showReady(feed, mine, places) {
  const { view } = feed;
  if (!view || !isWithoutArbiter(feed) || mine.length !== 1) return;
  const [side] = mine;
  const awaited = !view.score && standing(feed);
  const place = view.phase === "not_begun" ? places.begin : places.going;
  const other = place === places.begin ? places.going : places.begin;
  other.hidden = true;
  place.hidden = !awaited;
  const ready = view.ready[side === "white" ? 0 : 1];
  const shape = `${awaited} ${ready}`;
  if (place.dataset.shape === shape) return;
  place.dataset.shape = shape;
  place.replaceChildren(
    ready
      ? el("p", { role: "status" }, text("web-ready-waiting"))
      : el(
          "button",
          { type: "button", class: "main", id: "ready", onclick: () => feed.act(side, ["is_ready"]).catch(() => {}) },
          text("web-ready"),
        ),
  );
}

/** Takes the player to the rematch, with colors reversed. @param {Feed} feed */
export async function rematch(feed) {
  try {
    const me = await post(`/api/v1/games/${feed.game}/rematch`, {});
    const seat = me.boards[me.boards.length - 1];
    location.href = `/play/${seat.game}?as=${seat.role}`;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}
