// Links and QR codes for the players of a round.

import { copy } from "/web/lib/copy.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { readHandouts } from "/web/pages/competitions/hall.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */

/** Links and QR codes for both players of every board, to print and cut. */
export async function handOut(/** @type {Overview} */ overview) {
  if (
    !(await confirm(text("web-comp-handouts"), text("web-comp-handouts-yes"), {
      words: text("web-comp-handouts-words", { round: overview.rounds.length }),
    }))
  )
    return;
  try {
    const found = await readHandouts();
    by("handouts").replaceChildren(
      ...found.map((one) => {
        const address = new URL(one.url, location.href).href;
        const color = one.role === "white" ? text("web-white") : text("web-black");
        const who = `${text("web-screen-board", { board: one.board })}, ${one.player}`;
        const place = el("a", { href: address, "aria-label": `${who}: ${address}` }, address);
        const picture = el("img", {
          alt: text("web-comp-qr", { who: one.player }),
          width: 180,
          height: 180,
          src: `data:image/svg+xml;utf8,${encodeURIComponent(one.qr)}`,
        });
        return el(
          "article",
          { class: "handout" },
          picture,
          el(
            "div",
            {},
            el(
              "p",
              { class: "small" },
              `${overview.name} · ${text("web-screen-round", { round: overview.rounds.length })}`,
            ),
            el("strong", {}, one.player),
            el("p", {}, `${text("web-screen-board", { board: one.board })} · ${color}`),
            el("p", { class: "small wrap" }, place),
            el(
              "button",
              {
                type: "button",
                class: "quiet",
                "aria-label": `${text("web-copy")}: ${who}`,
                onclick: () => copy(address, place),
              },
              text("web-copy"),
            ),
          ),
        );
      }),
    );
    by("print").hidden = false;
    by("handouts").scrollIntoView();
  } catch (error) {
    toast(messageOf(error));
  }
}
