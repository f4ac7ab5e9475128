// The wall display: all boards of a round, or one, for everybody in the room, with the announced delay.

import "/web/lib/page.js";
import { get } from "/web/lib/api.js";
import { shownTime } from "/web/lib/clock-element.js";
import { delayOf } from "/web/lib/delay.js";
import { by, el } from "/web/lib/dom.js";
import { drawMini, mini } from "/web/lib/mini-board.js";
import { nameOf, namesOf } from "/web/lib/names.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").ScreenBoard} Line */

const LOOK = 1_500;
const SIDES = /** @type {Side[]} */ (["white", "black"]);
const [, , first = "", second = ""] = location.pathname.split("/");
const one = first === "game" ? second : "";

/** @type {Map<string, { node: HTMLElement, update: (line: Line) => void, clocks: Record<Side, HTMLElement> }>} */
const shown = new Map();
/** @type {Line[]} */
let lines = [];
let arrived = 0;
/** Several rounds are shown, so each board names its round. */
let mixed = false;

/** @param {Line} line */
function show(line) {
  const picture = mini();
  const clocks = { white: el("span", { class: "time figures" }), black: el("span", { class: "time figures" }) };
  const name = { white: el("span", { class: "who" }), black: el("span", { class: "who" }) };
  const number = el("span", { class: "number" });
  const result = el("span", { class: "result figures" });
  const side = (/** @type {Side} */ which) =>
    el("div", { class: `line ${which}` }, el("span", { class: "side" }), name[which], clocks[which]);
  const sides = { white: side("white"), black: side("black") };
  const node = el(
    "a",
    { class: "shown", href: one ? `/play/${line.game}` : `/screen/game/${line.game}` },
    el("div", { class: "over" }, number, result),
    sides.black,
  );
  node.append(picture, sides.white);
  const update = (/** @type {Line} */ now) => {
    const { view } = now;
    const place = [
      mixed ? text("web-screen-round", { round: now.round }) : "",
      now.board > 0 ? text("web-screen-board", { board: now.board }) : "",
      now.wooden ? text("web-comp-wooden") : "",
      now.unreadable ? text("web-unreadable") : "",
    ];
    number.textContent = place.filter(Boolean).join(" · ");
    // The clock of a wooden board is not known here.
    node.classList.toggle("wooden", Boolean(now.wooden || now.unreadable));
    result.textContent = view.score ? scoreText(view.score) : view.last ? (now.texts.last?.numbered ?? "") : "";
    result.classList.toggle("done", Boolean(view.score));
    drawMini(picture, view.fen, view.last?.squares ?? [], `${namesOf(now)}: ${result.textContent}`);
    for (const which of SIDES) {
      name[which].textContent = nameOf(now, which);
      sides[which].toggleAttribute(
        "data-turn",
        view.turn === which && !view.score && view.clock !== undefined && view.clock.state !== "not_started",
      );
    }
  };
  return { node, update, clocks };
}

function tick() {
  for (const line of lines) {
    const clock = line.view.clock;
    for (const side of SIDES) {
      const place = shown.get(line.game)?.clocks[side];
      if (!place || !clock) continue;
      if (line.wooden || line.unreadable) {
        place.textContent = "";
        continue;
      }
      const runs =
        typeof clock.state === "object" && "running" in clock.state && clock.state.running === side && !line.view.score;
      const passed = runs ? line.since + performance.now() - arrived : 0;
      const left = Math.max(0, clock.sides[side].main - Math.max(0, passed - (clock.sides[side].delay ?? 0)));
      place.textContent = shownTime(left);
      place.classList.toggle("runs", runs);
      place.classList.toggle("low", left < 60_000 && !line.view.score);
    }
  }
}

/** Chooses the number of columns that makes the boards largest; too many boards scroll. */
function fit() {
  const place = by("boards");
  const [width, height, gap, words] = [
    place.clientWidth,
    innerHeight - place.getBoundingClientRect().top - scrollY - 16,
    18,
    112,
  ];
  let [columns, largest] = [0, 170];
  for (let tried = 1; tried <= lines.length; tried++) {
    const rows = Math.ceil(lines.length / tried);
    const side = Math.min((width - gap * (tried - 1)) / tried, (height - gap * (rows - 1)) / rows - words);
    if (side > largest) [columns, largest] = [tried, side];
  }
  place.style.gridTemplateColumns =
    columns > 0 && innerWidth > 640 ? `repeat(${columns}, minmax(0, ${Math.floor(largest)}px))` : "";
}

async function look() {
  /** @type {import("/web/lib/hall.js").Screen | null} */
  const round = one ? null : await get(`/api/competitions/${first}/screen`);
  lines = round ? round.boards : [await get(`/api/games/${one}/screen`)];
  arrived = performance.now();
  if (round) {
    by("title").textContent = round.name;
    mixed = round.rounds.length > 1;
    by("said").textContent = [
      ...round.rounds.map((number) => text("web-screen-round", { round: number })),
      round.control,
      delayOf(round),
    ]
      .filter(Boolean)
      .join(" · ");
  } else {
    by("title").textContent = namesOf(lines[0]);
    by("said").textContent = delayOf(lines[0]);
  }
  const place = by("boards");
  // Remove boards that are gone, insert new ones in their place, and do not move the others.
  for (const [game, { node }] of shown) {
    if (lines.some((line) => line.game === game)) continue;
    node.remove();
    shown.delete(game);
  }
  lines.forEach((line, index) => {
    const made = shown.get(line.game) ?? show(line);
    shown.set(line.game, made);
    if (place.children[index] !== made.node) place.insertBefore(made.node, place.children[index] ?? null);
    made.update(line);
  });
  fit();
  tick();
}

/** Asks which competition to show. */
async function choose() {
  const found = /** @type {import("/web/lib/hall.js").CompetitionName[]} */ (await get("/api/competitions"));
  if (found.length === 1) return location.replace(`/screen/${found[0].competition}`);
  by("boards").className = "list";
  by("boards").replaceChildren(
    ...(found.length === 0
      ? [el("p", { class: "card" }, text("web-screen-nothing"))]
      : found.map(({ competition, name }) => el("a", { class: "card button", href: `/screen/${competition}` }, name))),
  );
}

by("whole").addEventListener("click", () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen(),
);

if (!first) {
  by("whole").hidden = true;
  choose();
} else {
  const again = async () => {
    await look().catch((error) => {
      by("said").textContent = error.status === 404 ? error.message : text("web-console-offline");
    });
    setTimeout(again, LOOK);
  };
  again();
  setInterval(tick, 200);
  addEventListener("resize", fit);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look().catch(() => {});
  });
}
