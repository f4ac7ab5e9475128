// Competitions: announcing one, pairing a round, handing out links, the table, what can be downloaded.

import "/web/lib/page.js";
import { get, post } from "/web/lib/api.js";
import { loginCard, me } from "/web/lib/arbiter.js";
import { copy } from "/web/lib/copy.js";
import { delayOf } from "/web/lib/delay.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { startRound } from "/web/lib/round.js";
import { scoreText } from "/web/lib/score.js";
import { locale, text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Score} Score */
/** @typedef {{ name: string, title?: string, rating?: number, federation?: string, fide_id?: string }} Player */
/**
 * @typedef {object} BoardLine
 * @property {number} board
 * @property {string} white
 * @property {string} black
 * @property {string} [game]
 * @property {Score} [score]
 * @property {boolean} [begun]
 * @property {boolean} [wooden]
 */
/** @typedef {{ place: number, player: number, half_points: number, [more: string]: any }} Standing */
/**
 * @typedef {object} Overview
 * @property {string} name
 * @property {string} edition
 * @property {string} control
 * @property {Player[]} players
 * @property {BoardLine[][]} rounds
 * @property {{ player: string, half_points: number, granted?: boolean }[][]} byes
 * @property {Standing[]} standings
 * @property {number} delay_seconds
 * @property {number} delay_plies
 * @property {string} [site]
 * @property {number} [default_time]
 */

const competition = location.pathname.split("/")[2] ?? "";
const api = `/api/competitions/${competition}`;

/** @param {unknown} error */
function said(error) {
  return error instanceof Error ? error.message : String(error);
}

async function list() {
  const [found, who] = await Promise.all([get("/api/competitions"), me()]);
  const links = /** @type {{ competition: string, name: string }[]} */ (found).map((one) =>
    el("li", {}, el("a", { class: "card", href: `/competitions/${one.competition}` }, one.name)),
  );
  by("content").replaceChildren(
    links.length > 0 ? el("ul", { class: "found" }, ...links) : el("p", { class: "faint" }, text("web-comp-none")),
    who.arbiter ? announceForm() : loginCard(() => location.reload()),
  );
}

function announceForm() {
  const trouble = el("p", { class: "trouble", role: "alert" });
  const form = el(
    "form",
    { class: "card" },
    el("h2", {}, text("web-comp-new")),
    el(
      "div",
      { class: "grid" },
      el(
        "label",
        {},
        text("web-comp-name"),
        el("input", { name: "name", required: true, maxlength: 200, autocomplete: "off" }),
      ),
      el("label", {}, text("web-comp-site"), el("input", { name: "site", maxlength: 200, autocomplete: "off" })),
      el(
        "label",
        {},
        text("web-desk-control"),
        el("input", { name: "control", required: true, value: "90+30", list: "controls", autocomplete: "off" }),
      ),
      el(
        "label",
        {},
        text("web-laws-edition"),
        el("select", { name: "edition" }, ...["2023", "2018", "2014", "2009"].map((year) => el("option", {}, year))),
      ),
      el(
        "label",
        {},
        text("web-desk-default"),
        el("input", { name: "default", type: "number", min: 0, max: 240, placeholder: "0" }),
      ),
      el(
        "label",
        {},
        text("web-comp-no-draws"),
        el("input", { name: "draws", type: "number", min: 0, max: 200, value: 0 }),
      ),
      el(
        "label",
        {},
        text("web-comp-delay"),
        el("input", { name: "delay", type: "number", min: 0, max: 120, value: 0 }),
      ),
    ),
    el(
      "datalist",
      { id: "controls" },
      ...["90+30", "40/90m, 30m; +30s", "25+10", "15+10", "5+3", "3+2"].map((value) => el("option", { value })),
    ),
    el(
      "fieldset",
      {},
      el("legend", {}, text("web-comp-watch")),
      el(
        "div",
        { class: "choice" },
        el(
          "label",
          {},
          el("input", { type: "radio", name: "watch", value: "people", checked: true }),
          el("span", {}, text("web-comp-people")),
        ),
        el(
          "label",
          {},
          el("input", { type: "radio", name: "watch", value: "hall" }),
          el("span", {}, text("web-comp-hall")),
        ),
      ),
    ),
    el(
      "label",
      { class: "check" },
      el("input", { type: "checkbox", name: "unsupervised" }),
      text("web-desk-unsupervised"),
    ),
    el("label", { class: "check" }, el("input", { type: "checkbox", name: "refuses" }), text("web-comp-refuses")),
    el("button", { class: "main" }, text("web-comp-announce")),
    trouble,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const watcher = data.get("watch");
    try {
      const made = await post("/api/competitions", {
        name: data.get("name"),
        site: data.get("site"),
        edition: data.get("edition"),
        control: data.get("control"),
        unsupervised: Boolean(data.get("unsupervised")),
        no_agreement_before: Number(data.get("draws")),
        ...(data.get("default") === "" ? {} : { default_minutes: Number(data.get("default")) }),
        settings: {
          flags: watcher,
          illegal_moves: watcher,
          refuses_illegal_moves: Boolean(data.get("refuses")),
          delay_seconds: 60 * Number(data.get("delay")),
        },
      });
      location.href = `/competitions/${made.competition}`;
    } catch (error) {
      trouble.textContent = said(error);
    }
  });
  return form;
}

/**
 * @typedef {{ one_name?: { found: string }, no_opponent?: { found: string }, comma?: { found: string }, many_names?: {
 * found: number }, twice?: { player: string, before: number }, board_twice?: { board: number, before: number } } |
 * "no_name"} Fault
 */
/**
 * @typedef {object} ReadBoard
 * @property {number} board
 * @property {string} white
 * @property {string} black
 * @property {string} [white_title]
 * @property {string} [black_title]
 * @property {number} [white_rating]
 * @property {number} [black_rating]
 * @property {string[]} [left_out]
 */
/**
 * @typedef {object} Read
 * @property {number} line
 * @property {ReadBoard} [board]
 * @property {{ player: string, title?: string, rating?: number, worth: string }} [bye]
 * @property {Fault} [fault]
 */
/** @typedef {{ name: string, near?: string }} NewName */
/**
 * What the hall makes of pairings, and whom it does not know.
 * @typedef {{ lines: Read[], new: NewName[], players: number, not_paired?: string[] }} Understood
 */

/** What is wrong with a line, in words. @param {number} line @param {Fault} fault */
function wrong(line, fault) {
  const [[kind, detail]] = typeof fault === "string" ? [[fault, {}]] : Object.entries(fault);
  return text("web-comp-fault", { line, kind, found: "", player: "", before: 0, board: 0, ...detail });
}

/** How long nobody types before what was typed is read, in milliseconds. */
const PAUSE = 200;

/**
 * Somebody as a list tells it: `GM Anna (2500)`.
 * @param {string | undefined} title
 * @param {string} name
 * @param {number | undefined} rating
 */
function person(title, name, rating) {
  return [title, name, rating ? `(${rating})` : ""].filter(Boolean).join(" ");
}

/**
 * A place to write pairings, with what the hall makes of them beneath.
 * @param {string} written
 * @param {string} label
 */
function pairingsField(written, label) {
  const lines = el("textarea", {
    name: "pairings",
    rows: Math.max(6, written.split("\n").length + 1),
    placeholder: text("web-comp-pairings-example"),
    spellcheck: "false",
  });
  lines.value = written;
  const understood = el("ol", { class: "understood", "aria-live": "polite", "aria-label": text("web-comp-pairings") });
  let asked = 0;

  /**
   * Somebody in the preview; whom the competition does not know is marked, with the name that may be meant.
   * @param {string} told
   * @param {NewName | undefined} unknown
   * @param {number} number the line
   */
  const named = (told, unknown, number) => {
    if (!unknown) return el("span", {}, told);
    const { name, near } = unknown;
    const instead = near
      ? el(
          "button",
          { type: "button", class: "quiet instead", onclick: () => replace(number, name, near) },
          text("web-comp-new-near", { name: near }),
        )
      : null;
    return el("span", { class: "new" }, told, " ", el("span", { class: "mark" }, text("web-comp-new-name")), instead);
  };

  /**
   * Puts a known name in the place of another one.
   * @param {number} number the line
   * @param {string} name
   * @param {string} near
   */
  const replace = (number, name, near) => {
    const all = lines.value.split("\n");
    all[number - 1] = all[number - 1].replace(name, near);
    lines.value = all.join("\n");
    lines.focus();
    lines.dispatchEvent(new Event("input"));
  };

  const line = (
    /** @type {Read} */ { line: number, board, bye, fault },
    /** @type {Understood} */ { new: unknown, players },
  ) => {
    if (fault || (!board && !bye)) return el("li", { class: "wrong" }, fault ? wrong(number, fault) : "");
    // Before anybody is in the list, everybody is new.
    const marked = (/** @type {string} */ name) =>
      players === 0 ? undefined : unknown.find((one) => one.name === name);
    if (bye)
      return el(
        "li",
        {},
        el("span", { class: "figures faint" }, "–"),
        el(
          "span",
          { class: "pair" },
          named(
            text("web-comp-bye", { player: person(bye.title, bye.player, bye.rating), worth: bye.worth }),
            marked(bye.player),
            number,
          ),
        ),
      );
    const seats = /** @type {ReadBoard} */ (board);
    const left = seats.left_out?.length
      ? el("span", { class: "left small" }, text("web-comp-left-out", { what: seats.left_out.join(", ") }))
      : null;
    return el(
      "li",
      {},
      el("span", { class: "figures faint" }, String(seats.board)),
      el(
        "span",
        { class: "pair" },
        named(person(seats.white_title, seats.white, seats.white_rating), marked(seats.white), number),
        " – ",
        named(person(seats.black_title, seats.black, seats.black_rating), marked(seats.black), number),
        left,
      ),
    );
  };

  /**
   * What the hall makes of what was typed; nothing when something newer was typed meanwhile.
   * @returns {Promise<Understood | null>}
   */
  const read = async () => {
    const number = ++asked;
    const found = /** @type {Understood} */ (
      lines.value.trim() === ""
        ? { lines: [], new: [], players: 0 }
        : await post("/api/pairings/read", { typed: lines.value, competition }).catch((error) => {
            // What was understood of an older list says nothing of this one.
            if (number === asked) understood.replaceChildren();
            throw error;
          })
    );
    if (number !== asked) return null;
    const all =
      found.players === 0 && found.new.length > 0
        ? [el("li", { class: "all faint" }, text("web-comp-new-all", { count: found.new.length }))]
        : [];
    const left =
      found.lines.length > 0 && found.not_paired?.length
        ? [el("li", { class: "all faint" }, text("web-comp-not-paired", { names: found.not_paired.join(", ") }))]
        : [];
    understood.replaceChildren(...found.lines.map((one) => line(one, found)), ...all, ...left);
    return found;
  };

  /** Puts the cursor on a line. @param {number} number from 1 */
  const point = (number) => {
    const before = lines.value
      .split("\n")
      .slice(0, number - 1)
      .reduce((length, line) => length + line.length + 1, 0);
    lines.focus();
    lines.setSelectionRange(before, before + (lines.value.split("\n")[number - 1] ?? "").length);
  };
  const content = el("div", {}, el("label", {}, label, lines), understood);
  return { lines, content, read, point };
}

/** Whether names that nobody in the list has are meant. @param {Understood} found */
async function meansNew(found) {
  if (found.players === 0 || found.new.length === 0) return true;
  const content = el(
    "ul",
    { class: "refused" },
    ...found.new.map(({ name, near }) =>
      el("li", {}, el("strong", {}, name), near ? `, ${text("web-comp-new-near", { name: near })}` : ""),
    ),
  );
  return (
    (await ask({
      title: text("web-comp-new-title"),
      words: text("web-comp-new-words"),
      content,
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: text("web-comp-new-yes"), kind: "main" },
      ],
    })) === "yes"
  );
}

/** @param {Overview} overview */
function pairForm(overview) {
  const trouble = el("p", { class: "trouble", role: "alert" });
  const { lines, content, read, point } = pairingsField("", text("web-comp-pairings"));
  const pick = el("input", { type: "file", accept: ".csv,.trf,.trfx,.txt,text/csv,text/plain" });

  const send = async (/** @type {any} */ pairings) => {
    const { round } = await post(`${api}/pairings`, pairings);
    toast(text("web-comp-paired", { round }));
    await open();
  };
  const pair = async () => {
    const found = await read();
    const fault = found?.lines.find((line) => line.fault);
    if (fault?.fault) {
      trouble.textContent = wrong(fault.line, fault.fault);
      return point(fault.line);
    }
    if (found?.lines.length === 0) return lines.focus();
    if (found && (await meansNew(found))) await send({ typed: lines.value });
  };
  const trying = async (/** @type {() => Promise<void>} */ does) => {
    trouble.textContent = "";
    await does().catch((error) => {
      trouble.textContent = said(error);
    });
  };

  let timer = 0;
  lines.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        trying(async () => {
          await read();
        }),
      PAUSE,
    );
  });
  pick.addEventListener("change", () =>
    trying(async () => {
      const file = pick.files?.[0];
      if (!file) return;
      const words = await file.text();
      const isReport = /\.trfx?$/i.test(file.name) || /^(012|001|XXR)\b/m.test(words);
      if (isReport) {
        if (await meansNew(await post("/api/pairings/read", { trf: words, competition }))) await send({ trf: words });
        return;
      }
      lines.value = words;
      await pair();
    }),
  );
  const form = el(
    "form",
    { class: "card" },
    el("h2", {}, text("web-comp-pair", { round: overview.rounds.length + 1 })),
    el("p", { class: "faint small" }, text("web-comp-pair-lead")),
    content,
    el(
      "div",
      { class: "row" },
      el("button", { class: "main" }, text("web-comp-pair-yes")),
      el("label", { class: "file" }, text("web-comp-file"), pick),
    ),
    trouble,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    trying(pair);
  });
  return form;
}

/** @param {number} half */
function points(half) {
  return half % 2 === 0 ? String(half / 2) : `${half === 1 ? "" : (half - 1) / 2}½`;
}

/** Something is put right, and the page shows it. @param {any} correction @param {string} [done] */
async function correct(correction, done) {
  await post(`${api}/corrections`, correction);
  await open();
  if (done) toast(done);
}

/** @param {string} title @param {string} was @param {(name: string) => any} correction */
async function rename(title, was, correction) {
  const name = el("input", { value: was, required: true, maxlength: 200, autocomplete: "off" });
  // What is refused stays to be seen, with the reason.
  const check = async () => {
    if (name.value.trim() === "" || name.value.trim() === was) return "";
    return correct(correction(name.value.trim())).then(() => "", said);
  };
  await ask({
    title,
    content: el("label", {}, text("web-comp-right-name"), name),
    check,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-comp-correct-yes"), kind: "main" },
    ],
  });
}

/** The pairings of a round as they were typed, or could have been. @param {Overview} overview @param {number} round */
function written(overview, round) {
  const boards = overview.rounds[round - 1].map((board) => `${board.board}. ${board.white} – ${board.black}`);
  return [
    ...boards,
    ...overview.byes[round - 1].map(
      (bye) => `${bye.player} – ${bye.granted ? "full-point " : ""}bye${[" 0", " ½"][bye.half_points] ?? ""}`,
    ),
  ].join("\n");
}

/** @param {Overview} overview @param {number} round */
async function correctRound(overview, round) {
  const { lines, content, read, point } = pairingsField(written(overview, round), text("web-comp-pairings"));
  let timer = 0;
  /** @type {Understood | null} */
  let found = await read().catch(() => null);
  lines.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      found = (await read().catch(() => null)) ?? found;
    }, PAUSE);
  });
  const check = () => {
    const fault = found?.lines.find((line) => line.fault);
    // What is refused stays as it was typed, with the reason.
    if (!fault?.fault)
      return correct({ round: { round, typed: lines.value } }, text("web-comp-corrected", { round })).then(
        () => "",
        said,
      );
    point(fault.line);
    return wrong(fault.line, fault.fault);
  };
  await ask({
    title: text("web-comp-correct", { round }),
    words: text("web-comp-correct-words"),
    content,
    check,
    large: true,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-comp-correct-yes"), kind: "main" },
    ],
  });
}

/** @param {number} round */
async function unpair(round) {
  if (
    !(await confirm(text("web-comp-unpair", { round }), text("web-comp-unpair-yes"), {
      words: text("web-comp-unpair-words"),
      danger: true,
    }))
  )
    return;
  await correct({ unpaired: { round } }).catch((error) => toast(said(error)));
}

/** @param {Overview} overview @param {boolean} arbiter */
function rounds(overview, arbiter) {
  /**
   * A link of a board by its own name: "board" says little to who hears twenty of them.
   * @param {BoardLine} board
   * @param {string} href
   * @param {string} label
   */
  const link = (board, href, label) =>
    el(
      "a",
      {
        href,
        "aria-label": `${label}: ${text("web-screen-board", { board: board.board })}, ${board.white} – ${board.black}`,
      },
      label,
    );
  const line = (/** @type {BoardLine} */ board) =>
    el(
      "tr",
      {},
      el("td", { class: "figures" }, String(board.board)),
      el("td", {}, board.white),
      el("td", { class: "figures center" }, board.score ? scoreText(board.score) : "–"),
      el("td", {}, board.black),
      el(
        "td",
        { class: "row links" },
        board.game ? link(board, `/play/${board.game}`, text("web-comp-board")) : null,
        board.game && arbiter ? link(board, `/console/${board.game}`, text("web-nav-console")) : null,
        board.game && arbiter ? link(board, `/desk/${board.game}`, text("web-comp-wooden")) : null,
      ),
    );
  const bye = (/** @type {{ player: string, half_points: number }} */ one) =>
    el(
      "tr",
      {},
      el("td", { class: "figures" }, "–"),
      el("td", {}, one.player),
      el("td", { class: "figures center" }, points(one.half_points)),
      el("td", { class: "faint", colspan: 2 }, text("web-comp-no-opponent")),
    );
  const heads = () =>
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, "#"),
        el("th", { scope: "col" }, text("web-white")),
        el("th", { scope: "col" }, el("span", { class: "unseen" }, text("web-desk-result"))),
        el("th", { scope: "col" }, text("web-black")),
        el("th", { scope: "col" }, el("span", { class: "unseen" }, text("web-console-links"))),
      ),
    );
  /** What an arbiter can do about a round. @param {BoardLine[]} boards @param {number} round */
  const tools = (boards, round) => {
    const waiting = boards.filter((board) => board.begun === false);
    const last = round === overview.rounds.length;
    if (!arbiter || (waiting.length === 0 && !last)) return null;
    return el(
      "div",
      { class: "row of-round" },
      waiting.length > 0
        ? el(
            "button",
            { type: "button", class: "main", onclick: () => startRound(competition, round, open) },
            text("web-comp-start", { round }),
          )
        : null,
      el(
        "button",
        { type: "button", onclick: () => correctRound(overview, round) },
        text("web-comp-correct", { round }),
      ),
      last && waiting.length === boards.length
        ? el(
            "button",
            { type: "button", class: "danger", onclick: () => unpair(round) },
            text("web-comp-unpair", { round }),
          )
        : null,
    );
  };
  return overview.rounds
    .map((boards, index) => ({ boards, round: index + 1 }))
    .toReversed()
    .map(({ boards, round }, index) =>
      el(
        "details",
        { class: "card round", open: index === 0 },
        el("summary", {}, el("h2", {}, text("web-screen-round", { round }))),
        tools(boards, round),
        el(
          "div",
          { class: "scroll", tabindex: 0, role: "region", "aria-label": text("web-screen-round", { round }) },
          el("table", {}, heads(), el("tbody", {}, ...boards.map(line), ...(overview.byes[round - 1] ?? []).map(bye))),
        ),
      ),
    );
}

/** @param {Overview} overview @param {boolean} arbiter */
function table(overview, arbiter) {
  const line = (/** @type {Standing} */ standing) => {
    const player = overview.players[standing.player];
    const label = text("web-comp-rename-player", { who: player.name });
    const pencil = arbiter
      ? el(
          "button",
          {
            type: "button",
            class: "quiet pencil",
            title: label,
            "aria-label": label,
            onclick: () => rename(label, player.name, (right) => ({ player: { wrong: player.name, right } })),
          },
          "✎",
        )
      : null;
    return el(
      "tr",
      {},
      el("td", { class: "figures" }, String(standing.place)),
      el("td", {}, player.title ? `${player.title} ` : "", player.name, pencil),
      el("td", { class: "figures" }, player.rating ? String(player.rating) : ""),
      el("td", { class: "figures" }, points(standing.half_points)),
    );
  };
  return el(
    "section",
    { class: "card" },
    el("h2", {}, text("web-comp-standings")),
    el(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": text("web-comp-standings") },
      el(
        "table",
        {},
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            ...[text("web-comp-place"), text("web-comp-player"), text("web-comp-rating"), text("web-comp-points")].map(
              (title) => el("th", { scope: "col" }, title),
            ),
          ),
        ),
        el("tbody", {}, ...overview.standings.map(line)),
      ),
    ),
  );
}

/** Links and QR codes for both players of every board, to print and cut. */
async function handOut(/** @type {Overview} */ overview) {
  if (
    !(await confirm(text("web-comp-handouts"), text("web-comp-handouts-yes"), {
      words: text("web-comp-handouts-words", { round: overview.rounds.length }),
    }))
  )
    return;
  try {
    const found = /** @type {{ board: number, player: string, role: "white" | "black", url: string, qr: string }[]} */ (
      await post(`${api}/handouts`, {})
    );
    by("handouts").replaceChildren(
      ...found.map((one) => {
        const address = new URL(one.url, location.href).href;
        const who = `${text("web-screen-board", { board: one.board })}, ${one.player}`;
        const place = el("a", { href: address, "aria-label": `${who}: ${address}` }, address);
        const picture = el("img", {
          alt: text("web-comp-qr", { who: one.player }),
          width: 180,
          height: 180,
          src: `data:image/svg+xml;utf8,${encodeURIComponent(one.qr)}`,
        });
        return el(
          "article",
          { class: "handout" },
          picture,
          el(
            "div",
            {},
            el(
              "p",
              { class: "small" },
              `${overview.name} · ${text("web-screen-round", { round: overview.rounds.length })}`,
            ),
            el("strong", {}, one.player),
            el(
              "p",
              {},
              `${text("web-screen-board", { board: one.board })} · ${one.role === "white" ? text("web-white") : text("web-black")}`,
            ),
            el("p", { class: "small wrap" }, place),
            el(
              "button",
              {
                type: "button",
                class: "quiet",
                "aria-label": `${text("web-copy")}: ${who}`,
                onclick: () => copy(address, place),
              },
              text("web-copy"),
            ),
          ),
        );
      }),
    );
    by("print").hidden = false;
    by("handouts").scrollIntoView();
  } catch (error) {
    toast(said(error));
  }
}

/** @param {boolean} arbiter */
function downloads(arbiter) {
  const east = -new Date().getTimezoneOffset();
  const link = (/** @type {string} */ file, /** @type {string} */ label) =>
    el("a", { class: "button", href: `${api}/${file}?lang=${locale}&minutes_east=${east}`, download: true }, label);
  return el(
    "section",
    { class: "card" },
    el("h2", {}, text("web-comp-downloads")),
    el(
      "div",
      { class: "row" },
      link("games.pgn", text("web-comp-games")),
      link("report.trf", text("web-comp-report")),
      arbiter ? link("incidents.txt", text("web-console-print-log")) : null,
    ),
  );
}

async function open() {
  const [overview, who] = await Promise.all([get(api), me()]);
  const arbiter = Boolean(who.arbiter);
  by("title").textContent = overview.name;
  document.title = `${overview.name} · Jadoube`;
  const tools = el(
    "div",
    { class: "row tools" },
    el(
      "span",
      { class: "faint" },
      [
        text("web-desk-laws-of", { edition: overview.edition }),
        overview.control,
        overview.default_time === undefined
          ? ""
          : text("web-comp-default-time", { minutes: Math.round(overview.default_time / 60_000) }),
        delayOf(overview),
        overview.site,
      ]
        .filter(Boolean)
        .join(" · "),
    ),
    el("a", { class: "button", href: `/screen/${competition}` }, text("web-nav-screen")),
    arbiter ? el("a", { class: "button", href: "/console" }, text("web-nav-console")) : null,
    arbiter
      ? el(
          "button",
          { type: "button", onclick: () => rename(text("web-comp-rename"), overview.name, (name) => ({ name })) },
          text("web-comp-rename"),
        )
      : null,
    arbiter && overview.rounds.length > 0
      ? el("button", { type: "button", class: "main", onclick: () => handOut(overview) }, text("web-comp-handouts"))
      : null,
  );
  by("content").replaceChildren(
    tools,
    el(
      "div",
      { class: "columns" },
      el(
        "div",
        {},
        ...rounds(overview, arbiter),
        arbiter
          ? pairForm(overview)
          : el(
              "details",
              { class: "card" },
              el("summary", {}, text("web-login-title")),
              loginCard(() => location.reload()),
            ),
      ),
      el(
        "div",
        {},
        overview.players.length > 0
          ? table(overview, arbiter)
          : el("p", { class: "card faint" }, text("web-comp-no-players")),
        downloads(arbiter),
      ),
    ),
    el(
      "div",
      { class: "row" },
      el(
        "button",
        { type: "button", id: "print", hidden: true, onclick: () => window.print() },
        text("web-console-print"),
      ),
    ),
    el("section", { id: "handouts", "aria-label": text("web-comp-handouts") }),
  );
}

(competition ? open() : list()).catch((error) =>
  by("content").replaceChildren(el("p", { class: "card trouble", role: "alert" }, said(error))),
);
