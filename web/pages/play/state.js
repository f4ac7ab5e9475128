// The status line: who is to move, what must be played, who has won.

import { el } from "/web/lib/dom.js";
import { isRoutine, linked } from "/web/lib/rulings.js";
import { text } from "/web/lib/texts.js";
import { isWithoutArbiter } from "/web/pages/play/friends.js";

/** @typedef {import("/web/lib/types.js").Side} Side */

/** @param {number} halves */
export function points(halves) {
  return halves % 2 === 0 ? String(halves / 2) : `${halves > 1 ? Math.floor(halves / 2) : ""}½`;
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
    // Text that is too long scrolls, also by the keyboard.
    if (place.scrollHeight > place.clientHeight + 1) place.tabIndex = 0;
    else place.removeAttribute("tabindex");
  };
  if (!feed.online && feed.opening) return put("lost", el("p", {}, text("web-line-lost")));
  if (!view || !opening) return undefined;
  const because = feed.log.find((entry) => entry.seq === view.because?.entry);
  if (view.score) {
    const last = because?.rulings[view.because?.ruling ?? 0];
    return put(
      "over",
      el("p", { class: "score" }, `${points(view.score.white)} – ${points(view.score.black)}`),
      last ? el("p", { class: "small" }, ...linked(last)) : "",
    );
  }
  if (view.phase === "not_begun") return put("", el("p", {}, text("web-not-started")));
  const { sealing } = view;
  if (sealing)
    return put("bound", el("p", {}, mine.includes(sealing) ? text("web-must-seal") : text("web-other-seals")));
  const state = view.clock?.state;
  if (typeof state === "object" && "stopped" in state) {
    if (view.adjourned === "closed") return put("bound", el("p", {}, text("web-adjourned")));
    if (view.interrupted)
      return put("bound", el("p", {}, text(isWithoutArbiter(feed) ? "web-ready-interrupted" : "web-interrupted")));
    // The ruling that stopped the clocks is what everybody wants to know.
    const why = because?.headline && !isRoutine(because.headline) ? linked(because.headline) : null;
    return put(
      "bound",
      ...(why ? [el("p", {}, ...why)] : []),
      el("p", { class: why ? "small" : "" }, text(isWithoutArbiter(feed) ? "web-ready-stopped" : "web-clocks-stopped")),
    );
  }
  // While the clocks run, only something that limits the next move is explained.
  const bound = because?.headline && linked(because.headline);
  if (mine.includes(view.turn) && bound) return put("bound", el("p", {}, ...bound));
  const runs = typeof state === "object" && "running" in state ? state.running : view.turn;
  if (runs !== view.turn) {
    if (mine.length === 1 && mine.includes(runs))
      return put("bound", el("p", { class: "short" }, text("web-press-now")));
    return put(mine.includes(runs) ? "bound" : "", el("p", {}, text("web-not-pressed", { side: runs })));
  }
  return put("", el("p", { class: "short" }, text("web-to-move", { side: view.turn })));
}
