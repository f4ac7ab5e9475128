// All boards at once: an alarm stops the clocks, and later they are restarted; announcements.

import { commandId, get, post } from "/web/lib/api.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { namesOf } from "/web/lib/names.js";
import { hour } from "/web/lib/result.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").AlarmLine} AlarmLine */
/** @typedef {import("/web/lib/hall.js").AtOnce} AtOnce */
/** @typedef {import("/web/lib/hall.js").BoardAtOnce} BoardAtOnce */
/** @typedef {import("/web/lib/hall.js").Watched} Watched */

/** The competitions with boards on the console, by id. @param {Watched[]} boards */
function competitionsOf(boards) {
  return new Map(boards.flatMap(({ opening: { event } }) => (event ? [[event.competition, event.name]] : [])));
}

/** A choice between the hall and its competitions. @param {Watched[]} boards */
function scopeChoice(boards) {
  const competitions = competitionsOf(boards);
  const select = el(
    "select",
    { name: "scope" },
    el("option", { value: "" }, text("web-all-hall")),
    ...Array.from(competitions, ([value, name]) => el("option", { value }, name)),
  );
  return { select, label: el("label", {}, text("web-all-scope"), select) };
}

/** Where a board is, in words. @param {BoardAtOnce} board */
function place({ event }) {
  return event
    ? `${event.name} · ${text("web-desk-round-board", { round: event.round, board: event.board })}`
    : text("web-console-free");
}

/**
 * Tells at how many boards it was done, and where it was not, and why.
 * @param {string} said
 * @param {AtOnce} found
 */
async function tell(said, found) {
  // Where the game is over there is nothing to do.
  const others = found.others.filter(({ outcome }) => outcome !== "over");
  if (others.length === 0) return toast(said);
  await ask({
    title: said,
    content: el(
      "div",
      {},
      el("p", {}, text("web-all-others", { count: others.length })),
      el(
        "ul",
        { class: "others" },
        ...others.map((board) =>
          el(
            "li",
            {},
            el("a", { href: `/console/${board.game}` }, `${place(board)}: ${namesOf(board)}`),
            " – ",
            board.message || text("web-all-why", { outcome: board.outcome }),
          ),
        ),
      ),
    ),
    answers: [{ value: "done", label: text("web-close"), kind: "main" }],
  });
}

/** @param {() => Promise<void>} work */
async function orToast(work) {
  try {
    await work();
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Asks for a scope and a line of text.
 * @param {string} title
 * @param {string} label
 * @param {string} missing what is said if the line is empty
 * @param {string} yes
 * @param {string} words
 * @param {Watched[]} boards
 * @param {string} suggested what stands in the line, to be typed over
 */
async function askLine(title, label, missing, yes, words, boards, suggested = "") {
  const scope = scopeChoice(boards);
  const field = el("input", { id: "line", autocomplete: "off", autofocus: true, maxlength: 200, value: suggested });
  field.addEventListener("focus", () => field.select());
  const answer = await ask({
    title,
    words,
    content: el("div", { class: "fields" }, el("label", {}, label, field), scope.label),
    check: () => (field.value.trim() === "" ? missing : ""),
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: yes, kind: "danger main" },
    ],
  });
  if (answer !== "yes") return null;
  return { line: field.value.trim(), ...(scope.select.value ? { competition: scope.select.value } : {}) };
}

/** @param {Watched[]} boards @param {() => Promise<void>} look */
async function stopAll(boards, look) {
  const found = await askLine(
    text("web-all-stop"),
    text("web-console-why"),
    text("web-consider-reason-missing"),
    text("web-all-stop-yes"),
    text("web-all-stop-words"),
    boards,
    // In an alarm nobody should have to type first.
    text("web-all-stop-default"),
  );
  if (!found) return;
  const { line: reason, ...scope } = found;
  await orToast(async () => {
    /** @type {AtOnce} */
    const all = await post("/api/v1/alarms", { id: commandId("alarm"), reason, ...scope });
    await look();
    const byHand = boards.some(({ wooden, view }) => wooden && !view.score) ? ` ${text("web-all-stop-wooden")}` : "";
    await tell(`${text("web-all-stopped", { count: all.done })}${byHand}`, all);
  });
}

/** @param {Watched[]} boards */
async function announceAll(boards) {
  const found = await askLine(
    text("web-all-announce"),
    text("web-all-announce-text"),
    text("web-all-announce-missing"),
    text("web-all-announce-yes"),
    text("web-all-announce-words"),
    boards,
  );
  if (!found) return;
  const { line, ...scope } = found;
  await orToast(async () => {
    /** @type {AtOnce} */
    const all = await post("/api/v1/announcements", { id: commandId("announcement"), text: line, ...scope });
    await tell(text("web-all-announced", { count: all.done }), all);
  });
}

/** @param {AlarmLine} alarm @param {() => Promise<void>} look */
async function restartAll(alarm, look) {
  const words = text("web-all-restart-words", { count: alarm.boards });
  if (!(await confirm(text("web-all-restart", { reason: alarm.reason }), text("web-all-restart-yes"), { words })))
    return;
  await orToast(async () => {
    /** @type {AtOnce} */
    const all = await post(`/api/v1/alarms/${alarm.alarm}/restart`, {});
    await look();
    await tell(text("web-all-restarted", { count: all.done }), all);
  });
}

/**
 * The part of the console that is about all boards; `draw` updates it.
 * @param {() => Watched[]} boards
 * @param {() => Promise<void>} look updates the boards
 */
export function allBoards(boards, look) {
  const alarms = el("div", { id: "alarms" });
  const place = el(
    "div",
    { id: "all" },
    alarms,
    el(
      "div",
      { class: "row" },
      el(
        "button",
        { type: "button", id: "stop-all", class: "danger", onclick: () => stopAll(boards(), again) },
        text("web-all-stop"),
      ),
      el(
        "button",
        { type: "button", id: "announce-all", onclick: () => announceAll(boards()) },
        text("web-all-announce"),
      ),
    ),
  );
  let shape = "";

  async function draw() {
    /** @type {AlarmLine[]} */
    const open = await get("/api/v1/alarms");
    const now = JSON.stringify(open);
    if (now === shape) return;
    shape = now;
    const names = competitionsOf(boards());
    alarms.replaceChildren(
      ...open.map((alarm) =>
        el(
          "div",
          { class: "card alarm", role: "alert", "data-alarm": alarm.alarm },
          el(
            "p",
            {},
            el("strong", {}, alarm.reason),
            " · ",
            text("web-all-alarm", { count: alarm.boards, time: hour(alarm.at), who: alarm.by }),
            alarm.competition ? ` · ${names.get(alarm.competition) ?? ""}` : "",
          ),
          el(
            "button",
            { type: "button", class: "main restart-all", onclick: () => restartAll(alarm, again) },
            text("web-all-restart-button"),
          ),
        ),
      ),
    );
  }

  async function again() {
    await Promise.all([draw(), look()]);
  }

  by("all-place").replaceChildren(place);
  return { draw };
}
