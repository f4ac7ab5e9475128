// Sets up a board for two people.

import "/web/lib/page.js";
import "/web/lib/board-element.js";
import { get, post } from "/web/lib/api.js";
import { copy } from "/web/lib/copy.js";
import { by, el } from "/web/lib/dom.js";
import { namesOf } from "/web/lib/names.js";
import { speak, text } from "/web/lib/texts.js";
import { points } from "/web/pages/play/state.js";

/** @typedef {import("/web/lib/hall.js").NewBoard} NewBoard */

// The board at a glance: the bishop has been touched.
/** @type {import("/web/lib/board-element.js").ChessBoard} */ (by("showpiece")).show({
  fen: "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R",
  last: ["a7", "a6"],
  touched: ["b5"],
  may: ["a4", "c4", "d3", "e2", "f1", "a6", "c6"],
});

// The chosen language is kept for all pages.
for (const link of document.querySelectorAll(".languages a"))
  link.addEventListener("click", (event) => {
    event.preventDefault();
    speak(/** @type {HTMLAnchorElement} */ (link).lang);
  });

const form = /** @type {HTMLFormElement} */ (by("new"));

/** @param {string} address @param {FormData} data */
function setUp(address, data) {
  const watcher = data.get("hall") ? "hall" : "people";
  const chess960 = String(data.get("chess960") ?? "");
  return post(address, {
    white: data.get("white"),
    black: data.get("black"),
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
    if (where === "friend") {
      /** @type {import("/web/lib/hall.js").Invited} */
      const { invitation } = await setUp("/api/v1/friends", new FormData(form));
      location.href = `/friend#${invitation}`;
      return;
    }
    /** @type {NewBoard} */
    const board = await setUp("/api/v1/games", new FormData(form));
    if (where === "here") {
      for (const token of [board.white, board.black, board.arbiter]) await post("/api/v1/join", { token });
      location.href = `/play/${board.game}?two=1`;
    } else {
      await show(board);
    }
  } catch (error) {
    by("trouble").textContent = error instanceof Error ? error.message : String(error);
  }
});

/** @param {string} name @param {string} path */
async function link(name, path) {
  const { address, svg } = await post("/api/v1/qr", { path });
  const place = el("a", { href: path }, address);
  const code = el("img", {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: text("web-code-for", { who: name }),
    width: 132,
    height: 132,
  });
  return el(
    "li",
    {},
    code,
    el(
      "div",
      {},
      el("h3", {}, name),
      place,
      el(
        "button",
        { type: "button", onclick: () => copy(address, place), "aria-label": text("web-copy-for", { who: name }) },
        text("web-copy"),
      ),
    ),
  );
}

/** @param {NewBoard} board */
async function show(board) {
  const links = by("links");
  const all = await Promise.all([
    link(text("web-white"), `/join#${board.white}`),
    link(text("web-black"), `/join#${board.black}`),
    link(text("web-arbiter"), `/join#${board.arbiter}`),
    link(text("web-spectators"), `/play/${board.game}`),
  ]);
  links.hidden = false;
  links.replaceChildren(
    el("h2", {}, text("web-links")),
    el("p", { class: "faint small" }, text("web-links-explained")),
    el("ul", {}, ...all),
  );
  links.scrollIntoView({ block: "nearest" });
}

/** How many of the user's boards are shown. */
const SHOWN = 6;

/** The boards at which this browser has a place, the newest first, to return to after closing a page. */
async function showBoards() {
  /** @type {import("/web/lib/hall.js").Me} */
  const me = await get("/api/v1/me");
  const games = [...new Set(me.boards.toReversed().map(({ game }) => game))].slice(0, SHOWN);
  const lines = await Promise.all(
    games.map(async (game) => {
      const roles = me.boards.filter((place) => place.game === game).map(({ role }) => role);
      /** @type {import("/web/lib/types.js").Snapshot | null} */
      const snapshot = await get(`/api/v1/games/${game}`).catch(() => null);
      if (!snapshot) return null;
      const shared = roles.includes("white") && roles.includes("black");
      const { opening, view } = snapshot;
      const score = view.score ? ` ${points(view.score.white)}–${points(view.score.black)}` : "";
      return el(
        "li",
        {},
        el(
          "a",
          { class: "card door", href: `/play/${game}?${shared ? "two=1" : `as=${roles[0]}`}` },
          `${namesOf(opening)}${score}`,
        ),
      );
    }),
  );
  const known = lines.filter((line) => line !== null);
  if (known.length === 0) return;
  by("boards").hidden = false;
  by("boards")
    .querySelector("ul")
    ?.replaceChildren(...known);
}

/** Leads players of an event to their games: only their first link did. */
async function showMyGames() {
  const events = /** @type {import("/web/lib/hall.js").MyEvent[]} */ (await get("/api/v1/my-games"));
  by("my-games").hidden = events.length === 0;
}

showBoards();
showMyGames().catch(() => {});
