// How things stand, in one line under nobody's hand: whose move it is, what binds, who has won.

import { el } from "/web/lib/dom.js";
import { said, saidFirst, standing } from "/web/lib/rulings.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */

/** @param {number} halves */
export function points(halves) {
  return halves % 2 === 0 ? String(halves / 2) : `${halves > 1 ? Math.floor(halves / 2) : ""}½`;
}

/** What stopped the clocks last. @param {import("/web/lib/feed.js").Feed} feed */
function stopping(feed) {
  return standing(feed.log).findLast((entry) =>
    entry.rulings.some((ruling) => ruling.effects.includes("clocks_stopped")),
  );
}

/**
 * Who has been asked to seal a move and has not done so.
 * @param {import("/web/lib/feed.js").Feed} feed
 * @returns {Side | null}
 */
export function sealer(feed) {
  /** @type {Side | null} */
  let must = null;
  for (const entry of standing(feed.log)) {
    for (const ruling of entry.rulings) {
      const found = ruling.finding?.adjourned;
      must = found?.must_seal ?? found?.seals_early ?? must;
      if (found?.adjourned || found?.goes_on || found?.set_up_again) must = null;
    }
  }
  return must;
}

/**
 * Whether a move is in the envelope and the game has not been resumed.
 * @param {import("/web/lib/feed.js").Feed} feed
 */
export function isAdjourned(feed) {
  let adjourned = false;
  for (const entry of standing(feed.log)) {
    if (entry.rulings.some((ruling) => ruling.finding?.adjourned?.adjourned)) adjourned = true;
    if (entry.act?.adjourned === "resumes" || entry.act?.restarts) adjourned = false;
  }
  return adjourned;
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
    // What is too long for its place scrolls there, by the keyboard too.
    if (place.scrollHeight > place.clientHeight + 1) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  };
  if (!feed.online && feed.opening) return put("lost", el("p", {}, text("web-line-lost")));
  if (!view || !opening) return undefined;
  if (view.score) {
    const last = standing(feed.log)
      .flatMap((entry) => entry.rulings)
      .findLast((ruling) => ruling.effects.some((effect) => effect.over));
    return put(
      "over",
      el("p", { class: "score" }, `${points(view.score.white)} – ${points(view.score.black)}`),
      last ? el("p", { class: "small" }, ...said(last)) : "",
    );
  }
  const state = view.clock?.state;
  if (state === undefined || state === "not_started") return put("", el("p", {}, text("web-not-started")));
  const seals = sealer(feed);
  if (seals) return put("bound", el("p", {}, mine.includes(seals) ? text("web-must-seal") : text("web-other-seals")));
  if (typeof state === "object" && "stopped" in state) {
    if (isAdjourned(feed)) return put("bound", el("p", {}, text("web-adjourned")));
    const stopped = stopping(feed);
    if (stopped?.rulings.some((ruling) => ruling.finding === "interrupted"))
      return put("bound", el("p", {}, text("web-interrupted")));
    // What was ruled when they were stopped is what everybody waits to hear.
    const why = stopped?.headline ? saidFirst(stopped) : null;
    return put(
      "bound",
      ...(why ? [el("p", {}, ...why)] : []),
      el("p", { class: why ? "small" : "" }, text("web-clocks-stopped")),
    );
  }
  const last = standing(feed.log).findLast((entry) => entry.rulings.length > 0);
  const bound = last ? saidFirst(last) : null;
  if (view.bound && mine.includes(view.turn) && bound) return put("bound", el("p", {}, ...bound));
  const runs = typeof state === "object" && "running" in state ? state.running : view.turn;
  if (runs !== view.turn)
    return put(mine.includes(runs) ? "bound" : "", el("p", {}, text("web-not-pressed", { side: runs })));
  return put("", el("p", {}, text("web-to-move", { side: view.turn })));
}
