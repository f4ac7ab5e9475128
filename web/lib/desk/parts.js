// Small parts of the ruling desk: choices side by side, and an icon for each kind of step.

import { el, svg } from "/web/lib/dom.js";

/** An icon for each kind of step, 24 by 24. */
const ICONS = /** @type {Record<string, string>} */ ({
  stop: "M8 5v14M16 5v14",
  decide: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18v.1",
  board: "M9 14l-4-4 4-4M5 10h9a5 5 0 0 1 0 10h-3",
  time: "M12 7v5l3 2M12 3.500a8.500 8.500 0 1 0 .01 0",
  count: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  player: "M12 4a3 3 0 0 0-1.500 5.600L9 16h6l-1.500-6.400A3 3 0 0 0 12 4M7 20h10",
  may: "M12 4v10M12 19v.1",
  over: "M6 6h12v12H6z",
  go_on: "M8 5l11 7-11 7z",
});

/** @param {string} kind */
export function icon(kind) {
  return svg(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: ICONS[kind] ?? "" }),
  );
}

/**
 * @param {string} name
 * @param {[string, string][]} choices
 * @param {string} chosen
 * @param {(value: string) => void} then
 */
export function pills(name, choices, chosen, then) {
  return choices.map(([value, label]) =>
    el(
      "label",
      {},
      el("input", { type: "radio", name, value, checked: value === chosen, onchange: () => then(value) }),
      el("span", {}, label),
    ),
  );
}
