// How things stand, in one line under nobody's hand: whose move it is, what binds, who has won.

import { el } from "/web/lib/dom.js";
import { said } from "/web/lib/rulings.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */

/** @param {number} halves */
export function points(halves) {
  return halves % 2 === 0 ? String(halves / 2) : `${halves > 1 ? Math.floor(halves / 2) : ""}½`;
}

/** Whether the clocks stand because the hall itself could not go on. @param {import("/web/lib/feed.js").Feed} feed */
function wasInterrupted(feed) {
  const stopped = feed.log.findLast((entry) => entry.rulings.some((ruling) => ruling.effects.includes("clocks_stopped")));
  return stopped?.rulings.some((ruling) => ruling.finding === "interrupted") ?? false;
}

/**
 * @param {import("/web/lib/feed.js").Feed} feed
 * @param {Side[]} mine
 * @param {HTMLElement} place
 */
export function describe(feed, mine, place) {
  const { view, opening } = feed;
  /** @param {string} kind @param {...(Node | string)} words */
  const put = (kind, ...words) => {
    place.dataset.kind = kind;
    place.replaceChildren(...words);
  };
  if (!feed.online && feed.opening) return put("lost", el("p", {}, text("web-line-lost")));
  if (!view || !opening) return undefined;
  if (view.score) {
    const last = feed.log.flatMap((entry) => entry.rulings).findLast((ruling) => ruling.effects.some((effect) => effect.over));
    return put("over", el("p", { class: "score" }, `${points(view.score.white)} – ${points(view.score.black)}`), last ? el("p", { class: "small" }, ...said(last)) : "");
  }
  const state = view.clock?.state;
  if (state === undefined || state === "not_started") return put("", el("p", {}, text("web-not-started")));
  const bound = feed.log.flatMap((entry) => entry.rulings).at(-1);
  if (view.bound && mine.includes(view.turn) && bound) return put("bound", el("p", {}, ...said(bound)));
  if (typeof state === "object" && "stopped" in state) return put("bound", el("p", {}, wasInterrupted(feed) ? text("web-interrupted") : text("web-clocks-stopped")));
  const runs = typeof state === "object" && "running" in state ? state.running : view.turn;
  if (runs !== view.turn) return put(mine.includes(runs) ? "bound" : "", el("p", {}, text("web-not-pressed", { side: runs })));
  return put("", el("p", {}, text("web-to-move", { side: view.turn })));
}
