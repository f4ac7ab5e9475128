// Links and QR codes for the players of a round.

import { copy } from "/web/lib/copy.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { makeEntrantLink, makeEntrantLinks, readHandouts } from "/web/pages/competitions/hall.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */

/**
 * A link on paper, to be cut out.
 * @param {{ url: string, qr: string }} link
 * @param {string} who whom it belongs to, for those who cannot see it
 * @param {string} name
 * @param {string[]} lines above and below the name
 */
function slip({ url, qr }, who, name, [above, below]) {
  const address = new URL(url, location.href).href;
  const place = el("a", { href: address, "aria-label": `${who}: ${address}` }, address);
  return el(
    "article",
    { class: "handout" },
    el("img", {
      alt: text("web-comp-qr", { who: name }),
      width: 180,
      height: 180,
      src: `data:image/svg+xml;utf8,${encodeURIComponent(qr)}`,
    }),
    el(
      "div",
      {},
      el("p", { class: "small" }, above),
      el("strong", {}, name),
      below ? el("p", {}, below) : null,
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
}

/** @param {() => Promise<HTMLElement[]>} make */
async function show(make) {
  try {
    by("handouts").replaceChildren(...(await make()));
    by("print-these").hidden = false;
    by("handouts").scrollIntoView();
  } catch (error) {
    toast(messageOf(error));
  }
}

/** Links and QR codes for both players of every board, to print and cut. @param {Overview} overview */
export async function handOut(overview) {
  const round = overview.rounds.length;
  const words = text("web-comp-handouts-words", { round });
  if (!(await confirm(text("web-comp-handouts"), text("web-comp-handouts-yes"), { words }))) return;
  await show(async () =>
    (await readHandouts()).map((one) => {
      const board = text("web-screen-board", { board: one.board });
      const color = one.role === "white" ? text("web-white") : text("web-black");
      const above = `${overview.name} · ${text("web-screen-round", { round })}`;
      return slip(one, `${board}, ${one.player}`, one.player, [above, `${board} · ${color}`]);
    }),
  );
}

/** One link for every player, for all rounds. @param {Overview} overview */
export async function handOutForEvent(overview) {
  const words = text("web-comp-event-links-words");
  if (!(await confirm(text("web-comp-event-links"), text("web-comp-handouts-yes"), { words }))) return;
  await show(async () => (await makeEntrantLinks()).map((one) => slip(one, one.name, one.name, [overview.name, ""])));
}

/** A link for one player: a late entry, or somebody who has lost theirs. @param {Overview} overview @param {number} player */
export async function handOutTo(overview, player) {
  const who = overview.players[player].name;
  const words = text("web-comp-player-link-words", { who });
  if (!(await confirm(text("web-console-link", { who }), text("web-comp-handouts-yes"), { words }))) return;
  await show(async () => {
    const one = await makeEntrantLink(player);
    return [slip(one, one.name, one.name, [overview.name, ""])];
  });
}
