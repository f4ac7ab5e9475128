// The ruling desk of the hall: beside a board of the round it keeps the notes.

import "/web/lib/page.js";
import { Refused } from "/web/lib/api.js";
import { arbitrates, me } from "/web/lib/arbiter.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { nameOf } from "/web/lib/names.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { drawRules } from "/web/lib/desk/announced.js";
import { Desk } from "/web/lib/desk/desk.js";
import { desk, entered, inquiry, rules } from "/web/lib/desk/state.js";
import { boardActions } from "/web/pages/desk/actions.js";
import { offerBoards } from "/web/pages/desk/boards.js";
import { drawHanded, takeLink } from "/web/pages/desk/handed.js";
import { game, readBoard, readBoards, writeNote } from "/web/pages/desk/hall.js";
import { countdown, drawBoard } from "/web/pages/desk/wooden.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/desk/types.js").Incident} Incident */

/** @param {Incident} incident @param {Side} [player] */
function pick(incident, player) {
  history.pushState({ incident: incident.id }, "", `#${incident.id}`);
  ruling.begin(incident, player);
  ruling.focus();
}

/** Back to the list: by the history if the incident was opened from there, otherwise by replacing the address. */
function leave() {
  if (history.state?.incident) {
    history.back();
    return;
  }
  history.replaceState(null, "", location.pathname + location.search);
  ruling.back();
}

/** The desk itself. */
const ruling = new Desk({ pick, leave, actions: (answer) => boardActions(answer, acts) });

/** @type {import("/web/pages/desk/wooden.js").Acts} */
const acts = { noteArrival, noteRuling, rule: () => ruling.rule(), write };

async function noteRuling() {
  if (!(await write({ ruled: inquiry() }))) return;
  toast(text("web-desk-noted"));
  if (
    desk.wooden &&
    desk.answered?.score &&
    !desk.wooden.score &&
    (await confirm(text("web-desk-declare", { score: scoreText(desk.answered.score) }), text("web-desk-declare-yes")))
  ) {
    await write({ result: desk.answered.score });
  }
  leave();
}

/** @param {import("/web/lib/hall.js").NewNote} note @param {boolean} [nevertheless] although the result contradicts a ruling */
async function write(note, nevertheless = false) {
  try {
    desk.wooden = await writeNote(game, note, desk.wooden?.version ?? 0, nevertheless);
    takeBoard();
    return true;
  } catch (error) {
    const changed = error instanceof Refused && error.code === "board_changed";
    if (changed) await refresh();
    toast(changed ? text("web-desk-changed") : error instanceof Error ? error.message : String(error));
    return false;
  }
}

/**
 * Notes an arrival. After the default time it asks when: the arbiter decides what follows from a late arrival
 * (6.7.1).
 * @param {Side} side
 */
async function noteArrival(side) {
  const over =
    desk.wooden?.started !== undefined &&
    desk.wooden.default_time !== undefined &&
    Date.now() + desk.offset >= desk.wooden.started + desk.wooden.default_time;
  const late = desk.incidents.find((incident) => incident.id === "late");
  if (!over || !late) return write({ arrived: side });
  const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
    { value: "", label: text("web-cancel") },
    { value: "late", label: text("web-desk-came-late") },
    { value: "in_time", label: text("web-desk-came-in-time"), kind: "main" },
  ]);
  const answer = await ask({
    title: text("web-desk-after-default", { who: nameOf(desk.wooden, side) }),
    words: text("web-desk-after-default-words"),
    answers,
  });
  if (answer === "in_time") return write({ arrived: side });
  if (answer === "late") pick(late, side);
  return undefined;
}

/** Reads what others have noted in the meantime. */
async function refresh() {
  const now = await readBoard(game).catch(() => undefined);
  if (!now || (now.version === desk.wooden?.version && Boolean(now.score) === Boolean(desk.wooden?.score))) return;
  desk.wooden = now;
  takeBoard();
  // New notes count for the current ruling.
  if (entered.incident) ruling.show();
}

function takeBoard() {
  if (!desk.wooden) return;
  desk.offset = desk.wooden.now - Date.now();
  Object.assign(rules, {
    edition: desk.wooden.edition,
    control: desk.wooden.control.everyday,
    unsupervised: desk.wooden.unsupervised,
  });
  if (desk.wooden.default_time !== undefined) rules.default_minutes = Math.round(desk.wooden.default_time / 60_000);
  drawRules(ruling.acts);
  drawBoard(acts);
}

/** How often to look for notes of others. */
const LOOKS = 4_000;
if (game)
  setInterval(() => {
    if (!document.hidden) refresh();
  }, LOOKS);

setInterval(() => {
  const shown = document.getElementById("countdown");
  if (!shown) return;
  shown.textContent = countdown();
  shown.hidden = shown.textContent === "";
}, 1000);

addEventListener("popstate", () => {
  const incident = ruling.incident(location.hash.slice(1));
  if (incident) ruling.begin(incident);
  else ruling.back();
});

takeLink();
await ruling.open(by("main"));

if (game) {
  try {
    desk.wooden = await readBoard(game);
    takeBoard();
    drawHanded(takeBoard);
  } catch (error) {
    by("wooden").hidden = false;
    by("wooden").replaceChildren(
      el("p", { class: "trouble", role: "alert" }, error instanceof Error ? error.message : String(error)),
      el("a", { href: "/console" }, text("web-login-title")),
    );
  }
} else if (arbitrates(await me())) {
  offerBoards(await readBoards());
  drawHanded(takeBoard);
}
const first = ruling.incident(location.hash.slice(1));
if (first) ruling.begin(first);
