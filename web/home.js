// Setting up a board for two people.

import { post, element } from "/web/hall.js";

const form = /** @type {HTMLFormElement} */ (document.getElementById("new"));
const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
const links = /** @type {HTMLElement} */ (document.getElementById("links"));

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  trouble.textContent = "";
  const where = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value ?? "here";
  const data = new FormData(form);
  const watcher = data.get("hall") ? "hall" : "people";
  try {
    const board = await post("/api/games", {
      white: data.get("white"),
      black: data.get("black"),
      control: data.get("control"),
      edition: data.get("edition"),
      settings: { flags: watcher, illegal_moves: watcher },
    });
    if (where === "here") {
      for (const token of [board.white, board.black, board.arbiter]) await post("/api/join", { token });
      location.href = `/play/${board.game}`;
    } else {
      show(board);
    }
  } catch (error) {
    trouble.textContent = error instanceof Error ? error.message : String(error);
  }
});

/** @param {{ white: string, black: string, arbiter: string, game: string }} board */
function show(board) {
  const link = (/** @type {string} */ name, /** @type {string} */ address) =>
    element("p", {}, `${name}: `, element("a", { href: address }, new URL(address, location.href).href));
  links.hidden = false;
  links.replaceChildren(
    element("h2", {}, "Links"),
    link("White", `/join#${board.white}`),
    link("Black", `/join#${board.black}`),
    link("Arbiter", `/join#${board.arbiter}`),
    link("Spectators", `/play/${board.game}`),
  );
}
