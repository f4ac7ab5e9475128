// A board, followed over a WebSocket. Commands are sent again after a lost connection, under the same name.

import { commandId, get, post } from "/web/lib/api.js";
import { notation } from "/web/lib/notation.js";
import { inWords } from "/web/lib/problems.js";
import { advance, running } from "/web/lib/reading.js";
import { locale } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").View} View */
/** @typedef {import("/web/lib/types.js").Role} Role */
/** @typedef {import("/web/lib/types.js").Entry} Entry */
/** @typedef {import("/web/lib/types.js").LogEntry} LogEntry */
/** @typedef {import("/web/lib/types.js").ViewText} ViewText */
/** @typedef {import("/web/lib/types.js").Opening} Opening */
/** @typedef {import("/web/lib/types.js").Act} Act */
/** @typedef {{ id: string, as: Role, acts: Act[], reason?: string }} Command */
/** A command that was sent, and whether it makes a move. @typedef {{ command: Command, moves: boolean }} Sent */
/** @typedef {import("/web/lib/hall.js").Done} Done */
/** What comes over the socket. @typedef {import("/web/lib/hall.js").SocketMessage | { entry: Entry }} Message */
/**
 * @typedef {object} Now
 * @property {number} main
 * @property {number} delay
 * @property {boolean} runs
 * @property {boolean} flag
 * @property {number} period
 * @property {number} moves
 * @property {number} used
 * @property {boolean} [counts_up]
 * @property {import("/web/lib/hall.js").OvertimeReading} [overtime]
 */

/** The longest pause between two attempts to connect. */
const LONGEST_PAUSE = 5_000;

/**
 * Fires `state` (something has changed; see `view`), `entry` (detail: an Entry), `log` (the whole log has arrived),
 * `line` (connected or not: see `online`), `trouble` (detail: a message for people),
 * `nothere` (detail: 404 for no such board, 403 for a role that is not this browser's, 410 for a board that was
 * withdrawn).
 */
export class Feed extends EventTarget {
  /** @param {string} game @param {Role | null} [role] the role, if the visitor has several */
  constructor(game, role = null) {
    super();
    this.game = game;
    this.wanted = role;
    /** @type {Role} */
    this.role = "spectator";
    /** @type {Role[]} */
    this.roles = [];
    /** @type {View | null} */
    this.view = null;
    /** The view in words. @type {ViewText} */
    this.texts = {};
    /** @type {Opening | null} */
    this.opening = null;
    /** @type {LogEntry[]} */
    this.log = [];
    this.seq = 0;
    /** How many rows the view includes: more than were received if the hall was asked. */
    this.seen = 0;
    /** When the hall may be asked again whether a clock that ran out here has really run out. */
    this.nextLook = 0;
    /** When the last reading of the clock arrived here, by `performance.now()`. */
    this.arrived = 0;
    this.online = false;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.attempt = 0;
    /** @type {Map<string, Sent & { resolve: (done: Done) => void, reject: (error: Error) => void }>} */
    this.waiting = new Map();
    /**
     * Commands that are in the log but have not come back yet, by the number of their row.
     * @type {Map<number, Sent>}
     */
    this.coming = new Map();
    this.connect();
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  connect() {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: locale });
    if (this.wanted) query.set("as", this.wanted);
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/games/${this.game}/socket?${query}`);
    this.socket = socket;
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      this.socket = null;
      this.line(false);
      // A board that existed may have been withdrawn: ask after the second failed connection.
      if (!this.opening || this.attempt === 1) this.whyNot();
      this.attempt += 1;
      this.timer = setTimeout(
        () => this.connect(),
        Math.min(100 * 2 ** this.attempt, LONGEST_PAUSE) * (0.7 + 0.6 * Math.random()),
      );
    });
  }

  /**
   * The first connection has failed: find out whether the board does not exist or the place is not ours.
   */
  async whyNot() {
    const query = this.wanted ? `?as=${this.wanted}` : "";
    const { status } = await get(`/api/v1/games/${this.game}${query}`).then(
      () => ({ status: 200 }),
      (error) => error,
    );
    if (status !== 403 && status !== 404 && status !== 410) return;
    this.close();
    this.dispatchEvent(new CustomEvent("nothere", { detail: status }));
  }

  /** The user is back: reconnect at once. */
  hurry() {
    if (this.socket || this.closed || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** @param {boolean} online */
  line(online) {
    if (this.online === online) return;
    this.online = online;
    this.dispatchEvent(new Event("line"));
  }

  /** @param {Message} message */
  take(message) {
    if ("snapshot" in message) {
      const { role, roles, snapshot, texts } = message.snapshot;
      Object.assign(this, {
        role,
        roles,
        texts,
        opening: snapshot.opening,
        seq: snapshot.seq,
        seen: snapshot.seq,
      });
      this.attempt = 0;
      this.see(snapshot.view);
      this.line(true);
      for (const { command } of this.waiting.values()) this.socket?.send(JSON.stringify(command));
      this.readLog();
    } else if ("entry" in message) {
      const { entry } = message;
      this.seq = entry.seq + 1;
      this.texts = entry.texts;
      const { view, texts, ...lean } = entry;
      this.log.push(lean);
      if (entry.seq >= this.seen) this.see(entry.view);
      this.dispatchEvent(new CustomEvent("entry", { detail: entry }));
    } else if ("done" in message) {
      const sent = this.settle(message.done.id);
      if (sent && message.done.seq >= this.seq) this.coming.set(message.done.seq, sent);
      sent?.resolve(message.done);
    } else if ("refused" in message) {
      const { error: code, message: sentence } = message.refused;
      const error = Object.assign(new Error(inWords(code, sentence)), { code });
      const sent = message.refused.id ? this.settle(message.refused.id) : undefined;
      sent?.reject(error);
      this.dispatchEvent(new CustomEvent("trouble", { detail: error.message }));
    }
  }

  /** @param {string} id */
  settle(id) {
    const sent = this.waiting.get(id);
    this.waiting.delete(id);
    return sent;
  }

  /** Whether a player has just made a move that the view does not show yet. @param {Role} role */
  isMoving(role) {
    const sent = [...this.waiting.values(), ...this.coming.values()];
    return sent.some(({ command, moves }) => moves && command.as === role);
  }

  /** @param {View} view */
  see(view) {
    for (const seq of this.coming.keys()) if (seq < this.seq) this.coming.delete(seq);
    this.view = view;
    this.arrived = performance.now();
    this.dispatchEvent(new Event("state"));
  }

  async readLog() {
    const query = this.wanted ? `?as=${this.wanted}` : "";
    const { entries } = await get(`/api/v1/games/${this.game}/log${query}`).catch(() => ({ entries: [] }));
    const last = entries.at(-1)?.seq ?? -1;
    this.log = [...entries, ...this.log.filter((entry) => entry.seq > last)];
    this.dispatchEvent(new Event("log"));
  }

  /**
   * Does something at the board. Resolves when it is in the log; rejects if it cannot have happened.
   * @param {Role} role
   * @param {Act[]} acts
   * @param {{ moves?: boolean, reason?: string }} [more] whether it makes a move; why an arbiter does it
   * @returns {Promise<Done>}
   */
  act(role, acts, { moves = false, reason = "" } = {}) {
    /** @type {Command} */
    const command = { id: commandId(role), as: role, acts, ...(reason ? { reason } : {}) };
    const done = new Promise((resolve, reject) => this.waiting.set(command.id, { command, moves, resolve, reject }));
    // A caller that ignores the outcome learns of a refusal through `trouble`.
    done.catch(() => {});
    if (this.socket?.readyState === WebSocket.OPEN && this.online) this.socket.send(JSON.stringify(command));
    return /** @type {Promise<Done>} */ (done);
  }

  /** What a typed or dictated move means. @param {string} words @returns {Promise<import("/web/lib/hall.js").MoveMeant>} */
  read(words) {
    return post(`/api/v1/games/${this.game}/read`, { text: words, notation: notation() });
  }

  /** Resolves when an entry has arrived. @param {number} seq @returns {Promise<void>} */
  known(seq) {
    return new Promise((resolve) => {
      const look = () => {
        if (this.seq <= seq) return;
        this.removeEventListener("entry", look);
        resolve();
      };
      this.addEventListener("entry", look);
      look();
    });
  }

  /** What a clock shows now. @param {"white" | "black"} side @returns {Now | null} */
  reading(side) {
    const clock = this.view?.clock;
    if (!clock) return null;
    const shown = clock.sides[side];
    const runs = running(clock) === side;
    const passed = runs && !this.view?.score ? performance.now() - this.arrived : 0;
    const flag = this.view?.flags[side === "white" ? 0 : 1] ?? false;
    const now = { ...advance(shown, passed), flag, runs };
    if (now.main === 0 && passed > 0 && !now.flag) this.lookAgain();
    return now;
  }

  /** A time has run out here: only the hall knows whether the flag is down or another period begins. */
  async lookAgain() {
    // The page may be a few milliseconds ahead of the hall: then it asks again a little later.
    const now = performance.now();
    if (now < this.nextLook || !this.online) return;
    this.nextLook = now + 250;
    const query = this.wanted ? `?as=${this.wanted}` : "";
    const snapshot = await get(`/api/v1/games/${this.game}${query}`).catch(() => null);
    // The hall counts rows that this role may not see (the opponent's writing), but does not send them.
    if (!snapshot || snapshot.seq < Math.max(this.seq, this.seen)) return;
    this.seen = snapshot.seq;
    this.see(snapshot.view);
  }
}
