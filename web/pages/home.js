// Setting up a board for two people.

import "/web/lib/page.js";
import "/web/lib/board-element.js";
import { post } from "/web/lib/api.js";
import { toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {{ game: string, white: string, black: string, arbiter: string }} NewBoard */

// What the board does, at a glance: the bishop has been touched.
/** @type {import("/web/lib/board-element.js").ChessBoard} */ (by("showpiece")).show({
  fen: "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R", last: ["a7", "a6"], touched: ["b5"],
  may: ["a4", "c4", "d3", "e2", "f1", "a6", "c6"],
});

const form = /** @type {HTMLFormElement} */ (by("new"));

/** @param {FormData} data */
function setUp(data) {
  const watcher = data.get("hall") ? "hall" : "people";
  const chess960 = String(data.get("chess960") ?? "");
  return post("/api/games", {
    white: data.get("white") || text("web-white"),
    black: data.get("black") || text("web-black"),
    control: data.get("own") || data.get("control"),
    edition: data.get("edition"),
    unsupervised: Boolean(data.get("unsupervised")),
    settings: { flags: watcher, illegal_moves: watcher, refuses_illegal_moves: Boolean(data.get("refuses")) },
    ...(chess960 === "" ? {} : { chess960: Number(chess960) }),
  });
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const where = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? "here";
  by("trouble").textContent = "";
  try {
    /** @type {NewBoard} */
    const board = await setUp(new FormData(form));
    if (where === "here") {
      for (const token of [board.white, board.black, board.arbiter]) await post("/api/join", { token });
      location.href = `/play/${board.game}?two=1`;
    } else {
      show(board);
    }
  } catch (error) {
    by("trouble").textContent = error instanceof Error ? error.message : String(error);
  }
});

/** @param {NewBoard} board */
function show(board) {
  const link = (/** @type {string} */ name, /** @type {string} */ address) => {
    const whole = new URL(address, location.href).href;
    const copy = async () => {
      await navigator.clipboard.writeText(whole);
      toast(text("web-copied"));
    };
    return el("div", {}, el("dt", {}, name), el("dd", {}, el("a", { href: address }, whole), el("button", { type: "button", onclick: copy, "aria-label": text("web-copy-for", { who: name }) }, text("web-copy"))));
  };
  const links = by("links");
  links.hidden = false;
  links.replaceChildren(
    el("h2", {}, text("web-links")),
    el("p", { class: "faint small" }, text("web-links-explained")),
    el("dl", {}, link(text("web-white"), `/join#${board.white}`), link(text("web-black"), `/join#${board.black}`), link(text("web-arbiter"), `/join#${board.arbiter}`), link(text("web-spectators"), `/play/${board.game}`)));
  links.scrollIntoView({ block: "nearest" });
}
