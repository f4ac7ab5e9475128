// A list on the wall that is longer than the screen turns its own pages.

import { by, el } from "/web/lib/dom.js";
import { tableOf } from "/web/lib/lists.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/lists.js").List} List */

/** The list on the wall, and its page from 0. @type {{ list: List | null, page: number, pages: number }} */
const state = { list: null, page: 0, pages: 1 };

/** How many rows fit below the heading. @param {HTMLTableElement} table */
function rowsThatFit(table) {
  const row = table.tBodies[0]?.rows[0];
  if (!row) return 1;
  const room = innerHeight - row.getBoundingClientRect().top - scrollY - 24;
  return Math.max(1, Math.floor(room / row.getBoundingClientRect().height));
}

/** Draws the page that is due, as many rows as fit. */
export function drawPage() {
  const { list } = state;
  const place = by("list");
  if (!list) {
    place.replaceChildren(el("p", { class: "card" }, text("web-screen-not-paired")));
    by("page").textContent = "";
    state.pages = 1;
    return;
  }
  const whole = tableOf(list);
  place.replaceChildren(whole);
  // On a phone people scroll.
  const fits = innerWidth > 640 ? rowsThatFit(whole) : Math.max(1, list.rows.length);
  state.pages = Math.max(1, Math.ceil(list.rows.length / fits));
  state.page = Math.min(state.page, state.pages - 1);
  const from = state.page * fits;
  // Pages of the same table keep its widths, so that names do not jump sideways.
  [...(whole.tBodies[0]?.rows ?? [])].forEach((row, index) => {
    row.classList.toggle("elsewhere", index < from || index >= from + fits);
  });
  by("page").textContent = state.pages > 1 ? text("web-screen-page", { page: state.page + 1, pages: state.pages }) : "";
}

/** Shows a list from its first page, or goes on with the same one. @param {List | null} list */
export function showList(list) {
  if (list?.title !== state.list?.title) state.page = 0;
  state.list = list;
  drawPage();
}

/** Turns to the next page; whether the list began anew. */
export function turnPage() {
  state.page = (state.page + 1) % state.pages;
  drawPage();
  return state.page === 0;
}
