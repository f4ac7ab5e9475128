// What the hall sends about a board, for the checker. docs: /api/openapi.json.

/** @typedef {"white" | "black"} Side */
/** @typedef {Side | "whites_assistant" | "blacks_assistant" | "arbiter" | "spectator"} Role */
/** @typedef {{ white: number, black: number }} Score in half points */
/** @typedef {{ by: Side, san: string, squares?: [string, string] }} Made */
/** @typedef {"up" | { passed: any } | { down: any }} Flag */
/** @typedef {{ main: number, delay: number, period: number, moves: number, used: number, flag: Flag }} SideReading */
/** @typedef {"not_started" | { running: Side } | { stopped: Side }} ClockState */
/** @typedef {{ at: number, state: ClockState, sides: Record<Side, SideReading>, first_flag: any }} Reading */

/**
 * @typedef {object} View
 * @property {string} fen
 * @property {Side} turn
 * @property {number} plies
 * @property {Made} [last]
 * @property {Reading} [clock]
 * @property {Side} [offer]
 * @property {[number, number]} illegal_moves
 * @property {string[]} [touched]
 * @property {string[]} [bound]
 * @property {any[]} [questions]
 * @property {Score} [score]
 */

/** @typedef {{ by: Side, written: string, spoken: string, announced: string }} LastTold */
/** @typedef {{ number: number, text: string, answers: { answer: any, text: string }[] }} Question */
/** @typedef {{ last?: LastTold, questions?: Question[] }} Told */
/** @typedef {{ text: string, article: string, matter: string, finding: any, effects: any[] }} Ruling */
/**
 * @typedef {object} LogEntry
 * @property {number} seq
 * @property {number} at
 * @property {string} by
 * @property {any} act
 * @property {string} [text]
 * @property {number} [wall]
 * @property {boolean} [incident]
 * @property {Ruling[]} rulings
 * @property {{ text: string, article: string, ruling?: number }} [headline]
 */
/** @typedef {LogEntry & { view: View, told: Told }} Entry */

/**
 * @typedef {object} Opening
 * @property {{ competition: string, name: string, round: number, board: number }} [event]
 * @property {string} white
 * @property {string} black
 * @property {string} date
 * @property {any} rules
 * @property {any} settings
 */

/**
 * @typedef {object} Snapshot
 * @property {number} seq
 * @property {number} at
 * @property {Opening} opening
 * @property {Made[]} moves
 * @property {(string[] | null)[]} sheets
 * @property {View} view
 */

export {};
