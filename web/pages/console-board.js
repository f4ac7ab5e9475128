// One board of the console: position, clocks, log, and everything that an arbiter can do.

import { get, post, commandId } from "/web/lib/api.js";
import { ChessBoard } from "/web/lib/board-element.js";
import { ChessClock } from "/web/lib/clock-element.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { Feed } from "/web/lib/feed.js";
import { confirmResult, isAgainst } from "/web/lib/result.js";
import { isRoutine, said } from "/web/lib/rulings.js";
import { drawMini, mini } from "/web/lib/mini-board.js";
import { nameOf, namesOf } from "/web/lib/names.js";
import { PositionEditor } from "/web/lib/position-editor.js";
import { readPoints, readTime, readWhole, scoreText, writtenTime } from "/web/lib/score.js";
import { ScoreSheet } from "/web/lib/sheet-element.js";
import { locale, text } from "/web/lib/texts.js";
import { hasBegun, isUrgent, kind, placeOf, reasons } from "/web/pages/console.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Score} Score */

const SIDES = /** @type {Side[]} */ (["white", "black"]);
/**
 * @typedef {object} Note
 * @property {number} number
 * @property {number} at
 * @property {string} [by]
 * @property {number} [entry]
 * @property {{ at?: number, by?: string }} [struck]
 * @property {string[]} lines
 */
/**
 * A line of the log, of the game or of the wooden board.
 * @typedef {object} LogLine
 * @property {number} at
 * @property {number | null} game
 * @property {string[]} what
 * @property {import("/web/lib/types.js").Ruling[]} rulings
 * @property {string | null} struck
 * @property {(() => void) | null} strike
 */
/** @typedef {{ label: string, value: string, kind: "time" | "points" | "number" }} Field */
const READ = { time: readTime, points: readPoints, number: readWhole };
/** Penalties with an amount: what is usual, and how it is told to the hall. */
const AMOUNTS = /** @type {Record<string, { usual: string, kind: Field["kind"] }>} */ ({
  opponents_time: { usual: "2:00", kind: "time" },
  offenders_time: { usual: "2:00", kind: "time" },
  opponents_points: { usual: "½", kind: "points" },
  offenders_points: { usual: "½", kind: "points" },
  fine: { usual: "50", kind: "number" },
  rounds: { usual: "1", kind: "number" },
});

/** @param {string} game */
export async function openBoard(game) {
  /**
   * What can happen now, asked again whenever something has happened.
   * @type {{ group: string, player?: Side, act: any, text: string }[]}
   */
  let acts = [];
  let actsAfter = "";
  /** What was noted at the wooden board. @type {Note[]} */
  let notes = [];
  const feed = new Feed(game, "arbiter");
  /** @type {import("/web/pages/console.js").Watched | null} */
  let watch = null;
  const board = /** @type {ChessBoard} */ (document.createElement("chess-board"));
  const clocks = {
    white: /** @type {ChessClock} */ (document.createElement("chess-clock")),
    black: /** @type {ChessClock} */ (document.createElement("chess-clock")),
  };
  const sheet = /** @type {ScoreSheet} */ (document.createElement("score-sheet"));
  const heading = by("title");
  const marks = el("div", { class: "row marks" });
  const questions = el("div", { id: "questions", "aria-live": "assertive" });
  const actions = el("div", { class: "acts" });
  const log = el("ol", { class: "log", tabindex: 0, "aria-label": text("web-console-log") });
  const all = el("input", { type: "checkbox", onchange: () => drawLog() });
  const others = el("nav", { class: "row others", "aria-label": text("web-console-others"), hidden: true });

  const act = async (/** @type {any[]} */ ...wanted) => {
    try {
      await feed.act("arbiter", wanted);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  };

  by("hall").hidden = true;
  by("board").hidden = false;
  by("board").replaceChildren(
    el(
      "div",
      { class: "row top" },
      el("a", { class: "button quiet", href: "/console" }, "← ", text("web-console-hall")),
      marks,
      others,
    ),
    el(
      "div",
      { class: "full" },
      el("div", { class: "table" }, clocks.black, board, clocks.white),
      el("div", { class: "middle" }, questions, actions),
      el(
        "div",
        { class: "right" },
        el(
          "div",
          { class: "row title" },
          el("h2", {}, text("web-console-log")),
          el("label", { class: "check small" }, all, text("web-console-log-all")),
        ),
        log,
        el(
          "details",
          { open: matchMedia("(min-width: 60rem)").matches },
          el("summary", {}, text("web-console-sheet")),
          sheet,
        ),
      ),
    ),
  );

  const button = (/** @type {string} */ label, /** @type {() => void} */ then, kind = "") =>
    el("button", { type: "button", class: kind, onclick: then }, label);
  const group = (/** @type {string} */ title, /** @type {(Node | null)[]} */ content, open = false) =>
    el("details", { class: "group", open }, el("summary", {}, title), el("div", { class: "row" }, ...content));
  const offered = (/** @type {string} */ name, /** @type {any} */ but = undefined) =>
    acts
      .filter((found) => found.group === name && found !== but)
      .map((found) => button(found.text, () => act(found.act)));
  /** The same by player, so that nobody is blamed for another. @param {string} group */
  const byPlayer = (group) =>
    SIDES.map((side) =>
      el(
        "fieldset",
        { class: "penalties" },
        el("legend", {}, name(side)),
        el(
          "div",
          { class: "row" },
          ...acts
            .filter((found) => found.group === group && found.player === side)
            .map((found) => button(found.text, () => act(found.act))),
        ),
      ),
    );
  const name = (/** @type {Side} */ side) => nameOf(feed.opening, side);

  /**
   * Asks for what has to be written; what cannot be read is said, and nothing typed is lost. What is left empty stays
   * unknown.
   * @param {string} title @param {Field[]} wanted @param {string} yes @param {Node} [before]
   * @returns {Promise<(number | null)[] | null>}
   */
  const askFor = async (title, wanted, yes, before) => {
    const fields = wanted.map(({ value, kind }) =>
      el("input", { value, autocomplete: "off", inputmode: kind === "number" ? "numeric" : "text" }),
    );
    const read = (/** @type {number} */ index) =>
      fields[index].value.trim() === "" && wanted[index].value === ""
        ? null
        : READ[wanted[index].kind](fields[index].value);
    const check = () => {
      const bad = wanted.findIndex(
        (field, index) => read(index) === null && !(field.value === "" && fields[index].value.trim() === ""),
      );
      if (bad < 0) return "";
      fields[bad].focus();
      fields[bad].select();
      return text("web-unread", { kind: wanted[bad].kind, found: fields[bad].value });
    };
    const content = el(
      "div",
      { class: wanted.length > 1 ? "fields" : "" },
      before,
      ...wanted.map(({ label }, index) => el("label", {}, label, fields[index])),
    );
    const answer = await ask({
      title,
      content,
      check,
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: yes, kind: "main" },
      ],
    });
    return answer === "yes" ? wanted.map((_, index) => read(index)) : null;
  };

  const setClock = async (/** @type {Side} */ side) => {
    const now = feed.reading(side);
    const [was, made] = [writtenTime(now?.main ?? 0), String(now?.moves ?? 0)];
    const found = await askFor(
      text("web-console-set-clock", { who: name(side) }),
      [
        { label: text("web-console-time"), value: was, kind: "time" },
        { label: text("web-console-counter"), value: made, kind: "number" },
      ],
      text("web-console-set"),
    );
    if (!found) return;
    const [time, moves] = found;
    const acts = [
      ...(time !== null && writtenTime(time) !== was ? [{ sets_clock: { side, time } }] : []),
      ...(moves !== null && String(moves) !== made ? [{ sets_counter: { side, moves } }] : []),
    ];
    if (acts.length > 0) act(...acts);
  };
  const giveTime = async (/** @type {Side} */ player) => {
    const found = await askFor(
      text("web-console-give-time", { who: name(player) }),
      [{ label: text("web-console-time"), value: "2:00", kind: "time" }],
      text("web-console-give"),
    );
    if (found?.[0]) act({ arbiter: { gives_time: { player, time: found[0] } } });
  };
  const penalize = async (/** @type {Side} */ player, /** @type {string} */ penalty) => {
    const amount = AMOUNTS[penalty];
    const title = sentence(text("web-console-penalize", { who: name(player), kind: penalty.replace("_", "-") }));
    if (!amount) {
      if (await confirm(title, text("web-desk-penalize"), { danger: true }))
        act({ arbiter: { penalizes: { player, penalty } } });
      return;
    }
    const found = await askFor(
      title,
      [{ label: text("web-desk-amount", { kind: penalty }), value: amount.usual, kind: amount.kind }],
      text("web-desk-penalize"),
    );
    if (found) act({ arbiter: { penalizes: { player, penalty: { [penalty]: found[0] } } } });
  };
  const declare = async (/** @type {Score} */ score) => {
    const decided = watch?.noted?.decided;
    if (!(await confirmResult(score, decided))) return;
    if (watch?.wooden) note({ result: score }, isAgainst(score, decided));
    else act({ declares: { score } });
  };
  /**
   * 7.5.1, 7.6: the game goes on from the last position before the irregularity that can be identified. Every position
   * of the game can be looked at.
   */
  const restore = async () => {
    const stood = /** @type {{ plies: number, fen: string, written?: string }[]} */ (
      await get(`/api/games/${game}/line`).catch(() => [])
    );
    const last = stood.length - 1;
    if (last < 1) return toast(text("web-console-nothing-back"));
    const picture = mini();
    const slider = el("input", {
      type: "range",
      min: 0,
      max: last - 1,
      value: last - 1,
      "aria-label": text("web-console-restore"),
    });
    const said = el("output", { class: "figures" });
    const draw = () => {
      const chosen = stood[Number(slider.value)];
      const [, turn, , , , number] = chosen.fen.split(" ");
      const words = text("web-console-before", { color: turn === "w" ? "white" : "black", number: Number(number) });
      const made = turn === "w" ? `${Number(number) - 1}… ` : `${number}. `;
      said.textContent = chosen.written ? `${words} (${made}${chosen.written})` : words;
      slider.setAttribute("aria-valuetext", said.textContent);
      drawMini(picture, chosen.fen, [], said.textContent);
    };
    const step = (/** @type {number} */ by) =>
      button(
        by < 0 ? "◂" : "▸",
        () => {
          slider.value = String(Number(slider.value) + by);
          draw();
        },
        "icon",
      );
    slider.addEventListener("input", draw);
    draw();
    const [back, on] = [step(-1), step(1)];
    back.setAttribute("aria-label", text("web-console-earlier"));
    on.setAttribute("aria-label", text("web-console-later"));
    // 7.6: what the record leads to may all be wrong; then the arbiter sets up what is sure.
    const editor = /** @type {PositionEditor} */ (document.createElement("position-editor"));
    const turn = el(
      "select",
      { name: "turn" },
      ...SIDES.map((side) => el("option", { value: side }, text("web-to-move", { side }))),
    );
    const own = el("input", { type: "checkbox", name: "own" });
    const chosen = el(
      "div",
      { class: "stood" },
      picture,
      el("p", {}, said),
      el("div", { class: "row" }, back, slider, on),
    );
    const set = el("div", { class: "set", hidden: true }, editor, el("label", {}, text("web-console-who-moves"), turn));
    own.addEventListener("change", () => {
      const [placing, moves] = stood[Number(slider.value)].fen.split(" ");
      if (own.checked) editor.set(placing, false);
      turn.value = moves === "b" ? "black" : "white";
      chosen.hidden = own.checked;
      set.hidden = !own.checked;
    });
    const place = el(
      "div",
      { class: "restore" },
      chosen,
      el("label", { class: "check" }, own, text("web-console-set-up")),
      set,
      el("p", { class: "small faint" }, text("web-console-restore-times")),
    );
    const found = await askFor(
      text("web-console-restore"),
      SIDES.map((side) => ({
        label: text("web-console-clock-of", { who: name(side) }),
        value: "",
        kind: /** @type {const} */ ("time"),
      })),
      text("web-console-restore-yes"),
      place,
    );
    if (!found) return;
    const clocks = SIDES.flatMap((side, index) =>
      found[index] === null ? [] : [{ sets_clock: { side, time: found[index] } }],
    );
    const before = { observes: { last_identifiable: last - Number(slider.value) } };
    act(
      own.checked
        ? { sets_position: { position: written(editor, /** @type {Side} */ (turn.value), stood[last].fen) } }
        : before,
      ...clocks,
    );
  };
  const evidence = async (/** @type {Side} */ player) => {
    const found = await askFor(
      text("web-console-evidence", { who: name(player) }),
      [{ label: text("web-console-moves"), value: "40", kind: "number" }],
      text("web-console-set"),
    );
    if (found) act({ sheet: { evidence: { player, moves: found[0] } } });
  };
  const checkEnvelope = async () => {
    const fields = {
      date: el("input", { type: "date" }),
      time: el("input", { type: "time" }),
      place: el("input", { autocomplete: "off" }),
    };
    const content = el(
      "div",
      {},
      el("p", {}, text("web-console-resumption")),
      el("label", {}, text("web-console-date"), fields.date),
      el("label", {}, text("web-console-hour"), fields.time),
      el("label", {}, text("web-comp-site"), fields.place),
    );
    const answer = await ask({
      title: text("web-console-check-envelope"),
      content,
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: text("web-console-check-envelope"), kind: "main" },
      ],
    });
    if (answer !== "yes" || !watch?.envelope) return;
    act({
      adjourned: {
        checks_envelope: {
          ...watch.envelope,
          names: { white: name("white"), black: name("black") },
          resumption: { date: fields.date.value, time: fields.time.value, place: fields.place.value },
        },
      },
    });
  };
  const openEnvelope = async () => {
    try {
      await post(`/api/games/${game}/open`, { id: commandId("open"), commitment: watch?.adjourned?.envelope });
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  };
  const link = async (/** @type {"white" | "black"} */ role) => {
    if (
      !(await confirm(text("web-console-link", { who: name(role) }), text("web-console-link-yes"), {
        words: text("web-console-link-words", { who: name(role) }),
        danger: true,
      }))
    )
      return;
    const { token } = await post(`/api/games/${game}/links`, { role });
    const address = new URL(`/join#${token}`, location.href).href;
    await ask({
      title: text("web-console-link", { who: name(role) }),
      content: el("p", { class: "figures wrap" }, el("a", { href: address }, address)),
      answers: [{ value: "done", label: text("web-close"), kind: "main" }],
    });
  };

  const strike = async (/** @type {number} */ entry, /** @type {string} */ words) => {
    if (await confirm(text("web-console-strike"), text("web-console-strike-yes"), { words, danger: true }))
      act({ corrects: { entry } });
  };

  /** @param {number} number @param {string} words */
  const strikeNote = async (number, words) => {
    if (await confirm(text("web-console-strike"), text("web-console-strike-yes"), { words, danger: true }))
      await note({ strike: number });
  };
  /**
   * Something is noted at the wooden board.
   * @param {any} writing
   * @param {boolean} [nevertheless] a result that is another than a ruling says
   */
  const note = async (writing, nevertheless = false) => {
    try {
      ({ notes } = await post(`/api/games/${game}/wooden${nevertheless ? "?nevertheless=true" : ""}`, writing));
      drawLog();
      look();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  };

  let shape = "";
  function drawActions() {
    const view = feed.view;
    if (!view) return;
    const state = view.clock?.state;
    // The buttons are made anew only when they change, so that none is taken away under a finger or a focus.
    const now = JSON.stringify([
      state,
      view.turn,
      Boolean(view.score),
      watch?.penalties,
      watch?.adjourned,
      watch?.envelope,
      watch?.wooden,
      watch?.noted?.started,
      watch?.unnoticed,
      acts,
    ]);
    if (now === shape) return;
    shape = now;
    const focused = actions.contains(document.activeElement) ? document.activeElement?.textContent : null;
    const running = typeof state === "object" && "running" in state;
    const open = new Set(
      [...actions.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent),
    );
    const over = Boolean(view.score);
    const wooden = watch?.wooden ?? false;
    const begun = wooden ? watch?.noted?.started !== undefined : state !== "not_started";
    const start =
      !begun && !over
        ? button(text("web-desk-start"), () => (wooden ? note("started") : act("starts_round")), "main")
        : null;
    const desk =
      wooden && !over ? el("a", { class: "button main", href: `/desk/${game}` }, text("web-nav-desk")) : null;
    // Between the sessions no clock is started: the game is resumed, and then the envelope is opened.
    const resumes = acts.find((found) => found.group === "adjourn" && found.act?.adjourned === "resumes");
    const toOpen = acts.some((found) => found.group === "open_envelope");
    const phase = watch?.adjourned?.phase;
    // What the arbiter has to see stands first, and once.
    const sees = watch?.unnoticed
      ? acts.find((found) => found.group === "observe" && found.act?.observes === "illegal_move")
      : undefined;
    const clock =
      over || wooden
        ? []
        : phase === "closed"
          ? resumes
            ? [button(text("web-console-resume"), () => act(resumes.act), "main")]
            : []
          : phase === "resumed" && toOpen
            ? [button(text("web-console-open-envelope"), openEnvelope, "main")]
            : running
              ? [button(text("web-console-stop"), () => act({ stops_clocks: { reason: "call_arbiter" } }), "main")]
              : state === "not_started"
                ? []
                : SIDES.map((side) =>
                    button(
                      text("web-console-restart", { who: name(side) }),
                      () => act({ restarts: { side } }),
                      side === view.turn ? "main" : "",
                    ),
                  );
    const sets =
      over || wooden
        ? []
        : SIDES.flatMap((side) => [
            button(text("web-console-set-clock", { who: name(side) }), () => setClock(side)),
            button(text("web-console-give-time", { who: name(side) }), () => giveTime(side)),
          ]);
    const penalties = SIDES.map((side) =>
      el(
        "fieldset",
        { class: "penalties" },
        el("legend", {}, name(side)),
        el(
          "div",
          { class: "row" },
          ...(watch?.penalties ?? []).map((penalty) =>
            button(sentence(text("web-penalty", { kind: penalty.replace("_", "-") })), () => penalize(side, penalty)),
          ),
        ),
      ),
    );
    /** @type {Score[]} */
    const scores = [
      { white: 2, black: 0 },
      { white: 1, black: 1 },
      { white: 0, black: 2 },
      { white: 0, black: 0 },
    ];
    const adjourned = watch?.adjourned;
    const adjourning = [
      ...offered("adjourn", phase === "closed" ? resumes : undefined),
      toOpen && phase !== "resumed" ? button(text("web-console-open-envelope"), openEnvelope) : null,
      watch?.envelope && adjourned?.phase === "closed"
        ? button(text("web-console-check-envelope"), checkEnvelope)
        : null,
      watch?.envelope ? button(text("web-console-print-envelope"), printEnvelope) : null,
    ].filter((found) => found !== null);
    actions.replaceChildren(
      ...[
        el(
          "div",
          { class: "row first" },
          start,
          desk,
          sees ? button(sees.text, () => act(sees.act), "main") : null,
          ...clock,
        ),
        over || wooden ? null : group(text("web-console-observe"), offered("observe", sees)),
        sets.length === 0 ? null : group(text("web-console-clocks"), sets),
        group(text("web-console-penalties"), penalties),
        group(text("web-console-conduct"), byPlayer("conduct")),
        over || wooden
          ? null
          : group(text("web-console-position"), [
              button(text("web-console-restore"), restore),
              ...offered("reconstruct"),
              ...SIDES.map((side) => button(text("web-console-evidence", { who: name(side) }), () => evidence(side))),
            ]),
        over || adjourning.length === 0 ? null : group(text("web-console-adjourn"), adjourning, Boolean(adjourned)),
        over
          ? null
          : group(
              text("web-desk-result"),
              scores.map((score) => button(scoreText(score), () => declare(score))),
            ),
        group(text("web-console-links"), [
          ...SIDES.map((side) => button(text("web-console-link", { who: name(side) }), () => link(side))),
          el("a", { class: "button", href: `/play/${game}?as=arbiter` }, text("web-console-play")),
          el("a", { class: "button", href: `/desk/${game}` }, text("web-nav-desk")),
          el("a", { class: "button", href: `/games/${game}.pgn` }, "PGN"),
        ]),
        group(text("web-console-print"), [
          button(text("web-console-print-sheet"), printSheet),
          button(text("web-console-print-log"), printLog),
        ]),
      ].filter((node) => node !== null),
    );
    for (const details of actions.querySelectorAll("details"))
      if (open.has(details.querySelector("summary")?.textContent ?? "")) details.open = true;
    if (focused !== null) refocus(focused ?? "");
  }

  /** Whoever goes by the keyboard stays where they were, or at what took its place. @param {string} label */
  function refocus(label) {
    const all = /** @type {HTMLElement[]} */ ([...actions.querySelectorAll("button, a, summary")]);
    (all.find((found) => found.textContent === label) ?? all[0])?.focus({ preventScroll: true });
  }

  /** The questions that have been shown. @type {Set<number>} */
  const shownQuestions = new Set();
  function drawQuestions() {
    const asked = feed.told.questions ?? [];
    const fresh = asked.some((question) => !shownQuestions.has(question.number));
    for (const question of asked) shownQuestions.add(question.number);
    questions.replaceChildren(
      ...asked.map((question) =>
        el(
          "fieldset",
          { class: "card question" },
          el("legend", {}, question.text),
          el(
            "div",
            { class: "row" },
            ...question.answers.map((answer) =>
              button(answer.text, () =>
                answerQuestion(
                  question.number,
                  answer.answer,
                  feed.view?.questions?.find((found) => found.number === question.number)?.about,
                ),
              ),
            ),
          ),
        ),
      ),
    );
    // Whoever has pressed a button far below must not look for what it asks.
    if (fresh)
      questions.lastElementChild?.scrollIntoView({
        block: "nearest",
        behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
      });
  }

  /** @param {number} number @param {any} answer @param {any} about */
  function answerQuestion(number, answer, about) {
    const kind = typeof answer === "object" ? answer.penalty : "";
    if (AMOUNTS[kind] && about?.penalty) penalize(about.penalty, kind);
    else act({ decides: { question: number, answer } });
  }

  /** Who struck an entry out, and when, by the number of the entry's row. */
  function strikes() {
    /** @type {Map<number, import("/web/lib/types.js").LogEntry>} */
    const found = new Map();
    for (const entry of feed.log) if (entry.act?.corrects) found.set(entry.act.corrects.entry + 1, entry);
    return found;
  }

  /** @param {number | undefined} at @param {string | undefined} who */
  const struckWords = (at, who) =>
    text("web-console-struck", {
      by: who ? "somebody" : "arbiter",
      who: who ?? "",
      time: at === undefined ? "–" : timeOfDay(at),
    });

  /**
   * What somebody did; of an entry that strikes another out, which one.
   * @param {import("/web/lib/types.js").LogEntry} entry
   */
  function entryWords(entry) {
    const struck = entry.act?.corrects
      ? feed.log.find((other) => other.seq === entry.act.corrects.entry + 1)
      : undefined;
    return struck ? text("web-console-strikes", { what: sentence(struck.text ?? "") }) : sentence(entry.text ?? "");
  }

  /**
   * That a result is another than a ruling says which was noted before it.
   * @param {import("/web/lib/types.js").LogEntry} entry
   */
  function againstWords(entry) {
    return notes.find((one) => one.entry === entry.seq - 1)?.lines.slice(1) ?? [];
  }

  /**
   * The log of the game and the notes of the wooden board in one, in the order of the day.
   * @param {boolean} every
   * @returns {LogLine[]}
   */
  function lines(every) {
    const struck = strikes();
    let before = 0;
    const entries = feed.log.map((entry) => {
      before = Math.max(before, entry.wall ?? 0);
      const by = struck.get(entry.seq);
      const words = entryWords(entry);
      return {
        shown: every || entry.incident || Boolean(by),
        at: before,
        game: entry.at,
        what: [words, ...againstWords(entry)],
        rulings: entry.rulings,
        struck: by ? struckWords(by.wall, undefined) : null,
        strike: by || entry.act?.corrects ? null : () => strike(entry.seq - 1, words),
      };
    });
    // A result stands in the log of the game itself.
    const noted = notes
      .filter((one) => one.entry === undefined)
      .map((one) => ({
        shown: true,
        at: one.at,
        game: null,
        what: one.lines,
        rulings: [],
        struck: one.struck ? struckWords(one.struck.at, one.struck.by) : null,
        strike: one.struck ? null : () => strikeNote(one.number, one.lines.join(" ")),
      }));
    return [...entries, ...noted].filter((line) => line.shown).sort((one, other) => one.at - other.at);
  }

  function drawLog() {
    const shown = lines(all.checked).toReversed();
    log.replaceChildren(
      ...shown.map((line) =>
        el(
          "li",
          { class: line.struck ? "struck" : "" },
          el(
            "time",
            {
              class: "figures faint",
              title: line.game === null ? "" : text("web-console-log-at", { time: gameTime(line.game) }),
            },
            line.at > 0 ? timeOfDay(line.at) : gameTime(line.game ?? 0),
          ),
          el(
            "div",
            {},
            ...line.what.map((words) => el("span", { class: "what" }, line.struck ? el("s", {}, words) : words)),
            ...line.rulings.map((ruling) =>
              el(
                "p",
                { class: isRoutine(ruling) ? "ruling routine" : "ruling" },
                ...(line.struck ? [el("s", {}, ...said(ruling))] : said(ruling)),
              ),
            ),
            line.struck ? el("p", { class: "small by" }, line.struck) : null,
          ),
          line.strike ? button("✕", line.strike, "quiet icon small") : null,
        ),
      ),
    );
    if (shown.length === 0) log.append(el("li", { class: "faint" }, el("span"), text("web-console-log-none")));
    for (const strikeButton of log.querySelectorAll("button"))
      strikeButton.setAttribute("aria-label", text("web-console-strike"));
  }

  /** @param {Side} side */
  function absentWords(side) {
    const absent = watch?.absent[side === "white" ? 0 : 1];
    return absent
      ? text("web-console-absent", { color: side, minutes: absent.minutes, over: absent.default_over ? "yes" : "no" })
      : "";
  }

  function drawClocks() {
    for (const side of SIDES) {
      const now = feed.reading(side);
      const index = side === "white" ? 0 : 1;
      const illegal = (watch?.wooden ? watch.view : feed.view)?.illegal_moves[index] ?? 0;
      const more = [
        illegal > 0 ? text("web-console-illegal", { color: side, count: illegal }) : "",
        watch && hasBegun(watch) && !watch.wooden && !watch.must_record[index] && !feed.view?.score
          ? text("web-console-need-not-record", { color: side })
          : "",
        absentWords(side),
      ]
        .filter(Boolean)
        .join(" · ");
      clocks[side].show({
        who: name(side),
        main: watch?.wooden ? null : (now?.main ?? null),
        runs: Boolean(now?.runs),
        flag: Boolean(now?.flag),
        mine: false,
        more,
      });
    }
  }

  function drawMarks() {
    by("where").textContent = watch
      ? [placeOf(watch), watch.wooden ? text("web-console-wooden") : ""].filter(Boolean).join(" · ")
      : "";
    const over = feed.view?.score ? el("span", { class: "mark good figures" }, scoreText(feed.view.score)) : null;
    marks.replaceChildren(
      ...[
        over,
        watch?.ended ? el("span", { class: "small" }, watch.ended) : null,
        ...(watch ? reasons(watch) : []).map(({ reason, words }) =>
          el("span", { class: `mark ${kind(reason, watch ?? undefined) || "warn"}` }, words),
        ),
      ].filter((node) => node !== null),
    );
  }

  let asking = false;
  async function look() {
    if (asking) return;
    asking = true;
    watch = await get(`/api/games/${game}/watch`).catch(() => watch);
    // A flag falls and a default time ends without an entry, and then they can be observed.
    const shape = JSON.stringify([watch?.entries, watch?.urgent]);
    if (watch && shape !== actsAfter) {
      actsAfter = shape;
      acts = await get(`/api/games/${game}/offered`).catch(() => acts);
    }
    if (watch?.wooden) {
      const before = JSON.stringify(notes);
      notes = await get(`/api/games/${game}/wooden`).then(
        (found) => found.notes,
        () => notes,
      );
      if (JSON.stringify(notes) !== before) drawLog();
    }
    asking = false;
    drawMarks();
    drawClocks();
    drawActions();
    // Nobody tells the hall the moves on a wooden board.
    const wooden = watch?.wooden ?? false;
    board.hidden = wooden;
    if (sheet.parentElement) sheet.parentElement.hidden = wooden;
  }

  /** Boards that wait for the arbiter meanwhile. */
  async function lookAround() {
    const found = /** @type {import("/web/pages/console.js").Watched[]} */ (await get("/api/console").catch(() => []));
    const waiting = found.filter((other) => other.game !== game && isUrgent(other));
    others.hidden = waiting.length === 0;
    // On a small screen the board comes first.
    const most = matchMedia("(max-width: 40rem)").matches ? 1 : 6;
    others.replaceChildren(
      el("span", { class: "faint small" }, text("web-console-others")),
      ...waiting
        .slice(0, most)
        .map((other) =>
          el(
            "a",
            { class: "mark bad", href: `/console/${other.game}`, title: placeOf(other) },
            `${chip(other)}: ${reasons(other)[0]?.words ?? ""}`,
          ),
        ),
      ...(waiting.length > most
        ? [
            el(
              "a",
              { class: "mark", href: "/console" },
              text("web-console-others-more", { count: waiting.length - most }),
            ),
          ]
        : []),
    );
  }

  /**
   * Which board waits, as short as it can be told: the competition only where it is another one.
   * @param {import("/web/pages/console.js").Watched} other
   */
  function chip(other) {
    const { event } = other.opening;
    const elsewhere = event && event.competition !== feed.opening?.event?.competition;
    return [
      elsewhere ? event.name : "",
      event ? text("web-desk-round-board", { round: event.round, board: event.board }) : "",
      namesOf(other.opening),
    ]
      .filter(Boolean)
      .join(", ");
  }

  async function drawSheet() {
    const found = await get(`/api/games/${game}/sheet`).catch(() => null);
    if (found) sheet.show(found, { white: name("white"), black: name("black") });
  }

  let plies = -1;
  feed.addEventListener("state", () => {
    const view = feed.view;
    if (!view) return;
    heading.textContent = namesOf(feed.opening);
    document.title = `${namesOf(feed.opening)} · Jadoube`;
    board.show({ fen: view.fen, last: view.last?.squares ?? [], touched: view.touched ?? [] });
    drawQuestions();
    drawClocks();
    look();
    if (view.plies !== plies) {
      plies = view.plies;
      drawSheet();
    }
  });
  feed.addEventListener("log", drawLog);
  feed.addEventListener("entry", (event) => {
    const entry = /** @type {CustomEvent} */ (event).detail;
    // An entry that was struck out changes how the others are read.
    if ("corrects" in Object(entry.act)) feed.readLog();
    drawLog();
  });
  feed.addEventListener("nothere", (event) => {
    if (/** @type {CustomEvent<number>} */ (event).detail === 410)
      by("board").prepend(el("p", { class: "card trouble", role: "alert" }, text("web-withdrawn")));
  });
  feed.addEventListener("trouble", (event) => toast(/** @type {CustomEvent} */ (event).detail));
  setInterval(drawClocks, 200);
  setInterval(look, 5_000);
  setInterval(lookAround, 5_000);
  lookAround();

  /** @param {...Node} content */
  function print(...content) {
    by("print").replaceChildren(...content);
    window.print();
  }

  function head(/** @type {string} */ title) {
    const opening = feed.opening;
    const place = opening?.event
      ? `${opening.event.name} · ${text("web-desk-round-board", { round: opening.event.round, board: opening.event.board })}`
      : "";
    return el(
      "header",
      {},
      el("h1", {}, title),
      el(
        "p",
        {},
        [place, opening?.date, text("web-desk-laws-of", { edition: opening?.rules.edition ?? "" })]
          .filter(Boolean)
          .join(" · "),
      ),
    );
  }

  async function printSheet() {
    const found = await get(`/api/games/${game}/sheet`);
    const cells = (/** @type {any} */ cell) => el("td", {}, cell ? `${cell.text}${cell.offer ? " (=)" : ""}` : "");
    const rows = Array.from({ length: Math.max(60, found.rows.length) }, (_, index) => {
      const row = found.rows[index];
      return el(
        "tr",
        {},
        el("td", { class: "number" }, String(row?.number ?? index + 1)),
        cells(row?.white),
        cells(row?.black),
      );
    });
    const half = Math.ceil(rows.length / 2);
    const table = (/** @type {HTMLElement[]} */ part) =>
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, el("th", {}), el("th", {}, text("web-white")), el("th", {}, text("web-black")))),
        el("tbody", {}, ...part),
      );
    const signature = (/** @type {string} */ who) => el("p", { class: "signature" }, el("span", {}), who);
    print(
      head(text("web-console-sheet")),
      el("p", { class: "names" }, `${name("white")} – ${name("black")}`),
      el("div", { class: "two" }, table(rows.slice(0, half)), table(rows.slice(half))),
      el(
        "p",
        { class: "result" },
        `${text("web-desk-result")}: ${feed.view?.score ? scoreText(feed.view.score) : "________"}`,
      ),
      el("div", { class: "two" }, signature(name("white")), signature(name("black"))),
    );
  }

  function printLog() {
    const row = (/** @type {LogLine} */ line) =>
      el(
        "tr",
        { class: line.struck ? "struck" : "" },
        el("td", { class: "number" }, line.at > 0 ? timeOfDay(line.at) : gameTime(line.game ?? 0)),
        el(
          "td",
          {},
          ...line.what.map((words) => el("p", {}, line.struck ? el("s", {}, words) : words)),
          line.struck ? el("p", {}, line.struck) : null,
        ),
        el(
          "td",
          {},
          ...line.rulings.map((ruling) => el("p", {}, line.struck ? el("s", {}, ruling.text) : ruling.text)),
        ),
      );
    print(
      head(text("web-console-print-log")),
      el("p", { class: "names" }, `${name("white")} – ${name("black")}`),
      el("table", {}, el("tbody", {}, ...lines(false).map(row))),
      el("p", { class: "signature" }, el("span", {}), text("web-arbiter")),
    );
  }

  async function printEnvelope() {
    try {
      const form = await get(`/api/games/${game}/envelope`);
      print(head(text("web-console-envelope")), el("pre", {}, form));
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Which king and rook a right to castle needs, and where. */
const HOME = /** @type {Record<string, [string, string][]>} */ ({
  K: [
    ["e1", "K"],
    ["h1", "R"],
  ],
  Q: [
    ["e1", "K"],
    ["a1", "R"],
  ],
  k: [
    ["e8", "k"],
    ["h8", "r"],
  ],
  q: [
    ["e8", "k"],
    ["a8", "r"],
  ],
});

/**
 * A position that was set up, with the number of the move and the rights to castle that there still were.
 * @param {PositionEditor} editor
 * @param {Side} turn
 * @param {string} now
 */
function written(editor, turn, now) {
  const [, , rights, , , number] = now.split(" ");
  const left = [...rights]
    .filter((right) => HOME[right]?.every(([square, letter]) => editor.pieces.get(square) === letter))
    .join("");
  return [editor.fen(turn).split(" ")[0], turn === "white" ? "w" : "b", left || "-", "-", "0", number].join(" ");
}

const DAY = new Intl.DateTimeFormat(locale, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** @param {number} at milliseconds since 1970 */
function timeOfDay(at) {
  return DAY.format(new Date(at));
}

/** A time on the time line of the game, as a clock shows it. @param {number} at */
function gameTime(at) {
  return new Date(at).toISOString().slice(at >= 3_600_000 ? 11 : 14, 19);
}

/** @param {string} words */
function sentence(words) {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
