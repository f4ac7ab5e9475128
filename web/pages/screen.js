// The wall display for everybody in the room, with the announced delay: all boards of a round or one, pairings, results
// and standings, or all of them in turn.

import "/web/lib/page.js";
import { get } from "/web/lib/api.js";
import { delayOf } from "/web/lib/delay.js";
import { by, el } from "/web/lib/dom.js";
import { KINDS, listOf, nameOfList } from "/web/lib/lists.js";
import { namesOf } from "/web/lib/names.js";
import { text } from "/web/lib/texts.js";
import { fit, showBoards, tick } from "/web/pages/screen/boards.js";
import { drawPage, showList, turnPage } from "/web/pages/screen/pages.js";

/** @typedef {import("/web/lib/lists.js").Kind} Kind */
/** What is on the wall now. @typedef {Kind | "boards"} Shown */

const LOOK = 1_500;
/** How long a page of a list or the boards stay. */
const STAYS = 12_000;
const [, , first = "", second = ""] = location.pathname.split("/");
const one = first === "game" ? second : "";

/** @type {readonly Shown[]} */
const SHOWN = ["boards", ...KINDS];
/** What was chosen: one of them, or all in turn. @type {Shown | "turn"} */
let chosen = "boards";
/** @type {Shown} */
let now = "boards";
let paused = false;

const asked = new URLSearchParams(location.search).get("show");
if (asked === "turn") chosen = "turn";
else chosen = SHOWN.find((shown) => shown === asked) ?? "boards";
if (chosen !== "turn") now = chosen;

async function look() {
  if (one) {
    const line = await get(`/api/v1/games/${one}/screen`);
    by("title").textContent = namesOf(line);
    by("said").textContent = delayOf(line);
    return showBoards([line], false, ({ game }) => `/play/${game}`);
  }
  by("boards").hidden = now !== "boards";
  by("list").hidden = now === "boards";
  if (now !== "boards") {
    const overview = /** @type {import("/web/lib/hall.js").Overview} */ (await get(`/api/v1/competitions/${first}`));
    by("title").textContent = overview.name;
    by("said").textContent = delayOf(overview);
    return showList(listOf(overview, now));
  }
  const round = /** @type {import("/web/lib/hall.js").Screen} */ (await get(`/api/v1/competitions/${first}/screen`));
  by("title").textContent = round.name;
  by("page").textContent = "";
  const rounds = round.rounds.map((number) => text("web-screen-round", { round: number }));
  by("said").textContent = [...rounds, round.control.everyday, delayOf(round)].filter(Boolean).join(" · ");
  showBoards(round.boards, round.rounds.length > 1, ({ game }) => `/screen/game/${game}`);
}

async function lookAgain() {
  await look().catch((error) => {
    by("said").textContent = error.status === 404 ? error.message : text("web-console-offline");
  });
}

/** The next page, and after the last one what comes next in turn. */
async function goOn() {
  if (paused) return;
  const atEnd = now === "boards" || turnPage();
  if (chosen !== "turn" || !atEnd) return;
  now = SHOWN[(SHOWN.indexOf(now) + 1) % SHOWN.length];
  await lookAgain();
}

/** Asks which competition to show. */
async function choose() {
  const found = /** @type {import("/web/lib/hall.js").CompetitionName[]} */ (await get("/api/v1/competitions"));
  if (found.length === 1) return location.replace(`/screen/${found[0].competition}`);
  by("boards").className = "choices";
  by("boards").replaceChildren(
    ...(found.length === 0
      ? [el("p", { class: "card" }, text("web-screen-nothing"))]
      : found.map(({ competition, name }) => el("a", { class: "card button", href: `/screen/${competition}` }, name))),
  );
}

/** The choice of what is shown. */
function choices() {
  const label = (/** @type {Shown | "turn"} */ value) =>
    value === "turn" ? text("web-screen-turn") : value === "boards" ? text("web-screen-boards") : nameOfList(value);
  const select = /** @type {HTMLSelectElement} */ (by("view"));
  const options = /** @type {(Shown | "turn")[]} */ ([...SHOWN, "turn"]);
  select.replaceChildren(...options.map((value) => el("option", { value, selected: value === chosen }, label(value))));
  select.addEventListener("change", () => {
    chosen = options[select.selectedIndex] ?? "boards";
    now = chosen === "turn" ? "boards" : chosen;
    history.replaceState(null, "", `?show=${chosen}`);
    lookAgain();
  });
  const pause = by("pause");
  pause.addEventListener("click", () => {
    paused = !paused;
    pause.textContent = paused ? text("web-screen-continue") : text("web-screen-pause");
  });
}

by("whole").addEventListener("click", () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
);

if (!first || one) by("choice").hidden = true;
if (!first) {
  by("whole").hidden = true;
  choose();
} else {
  choices();
  const again = async () => {
    await lookAgain();
    setTimeout(again, LOOK);
  };
  again();
  setInterval(tick, 200);
  setInterval(goOn, STAYS);
  addEventListener("resize", () => (now === "boards" ? fit() : drawPage()));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) lookAgain();
  });
}
