// Puts the pieces on a page.

import { svg } from "/web/lib/dom.js";
import { DRAWINGS } from "/web/lib/drawings.js";

/** Adds the drawings to the page once, for `use` to refer to. */
function install() {
  if (document.getElementById("pieces")) return;
  const store = svg("svg", { id: "pieces", width: 0, height: 0, "aria-hidden": "true", class: "unseen" });
  for (const [kind, { outline, lines, dots, balls }] of Object.entries(DRAWINGS)) {
    store.append(
      svg(
        "symbol",
        { id: `piece-${kind}`, viewBox: "0 0 100 100" },
        ...outline.map((d) => svg("path", { d, class: "body" })),
        ...balls.map(([cx, cy, r]) => svg("circle", { cx, cy, r, class: "body" })),
        ...lines.map((d) => svg("path", { d, class: "inside" })),
        ...dots.map(([cx, cy, r]) => svg("circle", { cx, cy, r, class: "dot" })),
      ),
    );
  }
  document.body.append(store);
}

/**
 * A piece by its letter in a FEN.
 * @param {string} letter
 */
export function piece(letter) {
  install();
  const kind = letter.toLowerCase();
  const side = kind === letter ? "black" : "white";
  return svg(
    "svg",
    { class: `piece ${side}`, viewBox: "0 0 100 100", "aria-hidden": "true" },
    svg("use", { href: `#piece-${kind}` }),
  );
}
