// An invitation to a game without an arbiter: the first visitor chooses a color, the second gets the other one.

import "/web/lib/page.js";
import { post } from "/web/lib/api.js";
import { copy } from "/web/lib/copy.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").FreeSeats} FreeSeats */

// The secret stays in the address, so that the page can be opened again and its address can be sent on.
const token = location.hash.slice(1);

/** @param {unknown} error */
function trouble(error) {
  by("seats").replaceChildren(
    el("p", { class: "trouble", role: "alert" }, error instanceof Error ? error.message : String(error)),
  );
}

/** @param {Side | null} color */
async function sitDown(color) {
  try {
    const me = await post("/api/v1/invitation/seat", { token, ...(color ? { color } : {}) });
    const seat = me.boards[me.boards.length - 1];
    location.href = `/play/${seat.game}?as=${seat.role}`;
  } catch {
    // Somebody was faster: show what is left.
    await show();
  }
}

/** @param {FreeSeats} offered */
function choices(offered) {
  const button = (/** @type {Side | null} */ color, /** @type {string} */ label) =>
    el("button", { type: "button", class: "main", onclick: () => sitDown(color) }, label);
  const named = { white: text("web-white"), black: text("web-black") };
  const colors = offered.free.map((color) => button(color, named[color]));
  const chance = offered.free.length === 2 ? [button(null, text("web-friend-chance"))] : [];
  return el("div", { class: "row" }, ...colors, ...chance);
}

async function invite() {
  const path = `/friend#${token}`;
  const { address, svg } = await post("/api/v1/qr", { path });
  const place = el("a", { href: path }, address);
  const who = text("web-friend-link");
  by("links").replaceChildren(
    el("h2", {}, who),
    el("p", { class: "faint small" }, text("web-friend-send")),
    el("img", {
      src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      alt: text("web-code-for", { who }),
      width: 132,
      height: 132,
    }),
    place,
    el(
      "button",
      { type: "button", onclick: () => copy(address, place), "aria-label": text("web-copy-for", { who }) },
      text("web-copy"),
    ),
  );
  by("links").hidden = false;
}

async function show() {
  /** @type {FreeSeats} */
  const offered = await post("/api/v1/invitation", { token });
  if (offered.own) {
    location.replace(`/play/${offered.game}?as=${offered.own}`);
    return;
  }
  if (offered.free.length === 0) {
    by("seats").replaceChildren(
      el("p", {}, text("web-friend-full"), " ", el("a", { href: `/play/${offered.game}` }, text("web-look-on"))),
    );
    return;
  }
  by("seats").replaceChildren(
    el("h2", {}, text(offered.free.length === 2 ? "web-friend-choose" : "web-friend-left")),
    choices(offered),
  );
  if (offered.free.length === 2) await invite();
}

show().catch(trouble);
