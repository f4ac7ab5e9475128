// A plain board: acts go to the hall, and everything shown is what the hall says.

import { element } from "/web/hall.js";

const game = location.pathname.split("/").pop() ?? "";
const wanted = new URLSearchParams(location.search).get("as");
const GLYPHS = /** @type {Record<string, string>} */ ({
  K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘", P: "♙", k: "♚", q: "♛", r: "♜", b: "♝", n: "♞", p: "♟",
});
const by = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What is known. The hall's instants are compared with the moment at which they arrived here. */
const known = {
  /** @type {any} */ view: null,
  /** @type {any} */ opening: null,
  /** @type {string[]} */ roles: [],
  seq: 0,
  arrived: 0,
  /** @type {string | null} */ from: null,
};
/** @type {WebSocket | null} */
let socket = null;
let number = 0;
let attempt = 0;

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = new URLSearchParams();
  if (wanted) query.set("as", wanted);
  if (known.seq > 0) query.set("from", String(known.seq));
  socket = new WebSocket(`${scheme}://${location.host}/api/games/${game}/socket?${query}`);
  socket.addEventListener("open", () => { attempt = 0; });
  socket.addEventListener("message", (event) => take(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    by("state").textContent = "The connection is lost; trying again …";
    attempt += 1;
    setTimeout(connect, Math.min(200 * 2 ** attempt, 10_000));
  });
}

/** @param {any} message */
function take(message) {
  if (message.snapshot) {
    const { snapshot, roles } = message.snapshot;
    known.roles = roles;
    known.opening = snapshot.opening;
    known.seq = snapshot.seq;
    by("moves").replaceChildren(...snapshot.moves.map((/** @type {any} */ made) => element("li", {}, made.san)));
    see(snapshot.view);
  } else if (message.entry) {
    const entry = message.entry;
    known.seq = entry.seq + 1;
    for (const ruling of entry.rulings) by("rulings").prepend(element("li", {}, ruling.text));
    const moves = by("moves");
    while (moves.children.length > entry.view.plies) moves.lastChild?.remove();
    if (moves.children.length < entry.view.plies) moves.append(element("li", {}, entry.view.last.san));
    see(entry.view);
  } else if (message.refused) {
    by("state").textContent = message.refused.message;
  }
}

/** @param {any} view */
function see(view) {
  known.view = view;
  known.arrived = performance.now();
  known.from = null;
  draw();
}

/** @param {string} role @param {any[]} acts */
function act(role, acts) {
  number += 1;
  socket?.send(JSON.stringify({ id: `${role}-${Date.now().toString(36)}-${number}`, as: role, acts }));
}

function mine() {
  return ["white", "black"].filter((side) => known.roles.includes(side));
}

/** @returns {"white" | "black"} who sits at the bottom */
function bottom() {
  const sides = mine();
  return sides.length === 1 && sides[0] === "black" ? "black" : "white";
}

function draw() {
  const { view, opening } = known;
  const [placement] = view.fen.split(" ");
  const squares = new Map();
  placement.split("/").forEach((/** @type {string} */ rank, /** @type {number} */ row) => {
    let file = 0;
    for (const sign of rank) {
      if (sign >= "1" && sign <= "8") file += Number(sign);
      else if (GLYPHS[sign]) squares.set("abcdefgh"[file++] + (8 - row), sign);
    }
  });
  const order = bottom() === "white" ? [8, 7, 6, 5, 4, 3, 2, 1] : [1, 2, 3, 4, 5, 6, 7, 8];
  const files = bottom() === "white" ? "abcdefgh" : "hgfedcba";
  const buttons = [];
  for (const rank of order) {
    for (const file of files) {
      const name = file + rank;
      const sign = squares.get(name);
      const dark = ("abcdefgh".indexOf(file) + rank) % 2 === 1;
      const classes = [dark ? "dark" : "light"];
      if (view.touched?.includes(name) || known.from === name) classes.push("touched");
      if (view.last?.squares?.includes(name)) classes.push("last");
      const button = element("button", { class: classes.join(" "), "aria-label": `${name} ${sign ?? ""}` }, sign ? GLYPHS[sign] : "");
      button.addEventListener("click", () => chosen(name, sign));
      buttons.push(button);
    }
  }
  by("board").replaceChildren(...buttons);
  const top = bottom() === "white" ? "black" : "white";
  seat(by("top"), top);
  seat(by("bottom"), bottom());
  arbiter();
  const score = view.score ? ` · ${half(view.score.white)}–${half(view.score.black)}` : "";
  by("state").textContent = `${opening.white} – ${opening.black}${score}`;
}

/** @param {number} halves */
function half(halves) {
  return halves === 1 ? "½" : String(halves / 2);
}

/** @param {string} square @param {string | undefined} sign */
function chosen(square, sign) {
  const side = known.view.turn;
  if (!mine().includes(side)) return;
  if (known.from === null) {
    if (sign) { known.from = square; draw(); }
    return;
  }
  const from = known.from;
  known.from = null;
  if (from === square) { draw(); return; }
  const pawn = known.view.fen && document.querySelector(`[aria-label^="${from} "]`)?.getAttribute("aria-label")?.slice(3);
  const last = square[1] === "8" || square[1] === "1";
  const promotion = last && (pawn === "P" || pawn === "p") ? prompt("q r b n", "q") ?? "q" : "";
  act(side, [{ plays: { played: from + square + promotion, hands: "one" } }]);
}

/** @param {HTMLElement} place @param {string} side */
function seat(place, side) {
  const clock = element("button", { class: "clock", "data-side": side, title: "Press the clock" });
  clock.addEventListener("click", () => act(side, [{ presses: { hand: "one" } }]));
  const acts = /** @type {[string, any[]][]} */ ([
    ["½ offer", [{ offers_draw: { conditional: false } }]],
    ["accept", ["accepts"]],
    ["decline", ["declines"]],
    ["claim 3×", [{ claims: { claim: "repetition", intends: null } }]],
    ["claim 50", [{ claims: { claim: "fifty", intends: null } }]],
    ["claim flag", [{ claims: { claim: "flag", intends: null } }]],
    ["resign", ["resigns"]],
  ]);
  const buttons = mine().includes(side) && !known.view.score
    ? acts.map(([name, what]) => {
        const button = element("button", {}, name);
        button.addEventListener("click", () => { if (name !== "resign" || confirm("Resign?")) act(side, what); });
        return button;
      })
    : [];
  place.replaceChildren(element("strong", {}, known.opening[side]), clock, ...buttons);
}

function arbiter() {
  if (!known.roles.includes("arbiter")) { by("arbiter").replaceChildren(); return; }
  const put = (/** @type {string} */ name, /** @type {any[]} */ what) => {
    const button = element("button", {}, name);
    button.addEventListener("click", () => act("arbiter", what));
    return button;
  };
  const buttons = [put("start", ["starts_round"]), put("stop clocks", [{ stops_clocks: { reason: "call_arbiter" } }]), put("restart", [{ restarts: { side: null } }])];
  for (const question of known.view.questions ?? []) {
    for (const answer of question.answers) {
      buttons.push(put(`${question.number}: ${answer}`, [{ decides: { question: question.number, answer } }]));
    }
  }
  by("arbiter").replaceChildren(element("div", { class: "row" }, ...buttons));
}

function tick() {
  const clock = known.view?.clock;
  if (clock) {
    const running = clock.state?.running;
    const passed = performance.now() - known.arrived;
    for (const shown of document.querySelectorAll(".clock")) {
      const side = /** @type {HTMLElement} */ (shown).dataset.side ?? "white";
      const reading = clock.sides[side];
      const runs = running === side;
      const left = runs ? Math.max(0, reading.main - Math.max(0, passed - reading.delay)) : reading.main;
      const seconds = Math.ceil(left / 1000);
      const text = `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
      if (shown.textContent !== text) shown.textContent = text;
      shown.classList.toggle("runs", runs);
      shown.classList.toggle("down", left === 0);
    }
  }
  requestAnimationFrame(tick);
}

connect();
requestAnimationFrame(tick);
