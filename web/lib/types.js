// What the hall sends about a board, for the checker. docs: /api/openapi.json.

/** @typedef {"white" | "black"} Side */
/** @typedef {Side | "whites_assistant" | "blacks_assistant" | "arbiter" | "spectator"} Role */
/** @typedef {{ white: number, black: number }} Score in half points */
/** @typedef {{ by: Side, san: string, squares?: [string, string] }} Made */
/** @typedef {"up" | { passed: any } | { down: any }} Flag */
/** @typedef {{ main: number, delay: number, period: number, moves: number, used: number, flag: Flag }} SideReading */
/** @typedef {"not_started" | { running: Side } | { stopped: Side }} ClockState */
/** @typedef {{ at: number, state: ClockState, sides: Record<Side, SideReading>, first_flag: any }} Reading */

/** In the order White, Black. @template T @typedef {[T, T]} Each */
/** What a press of the clock would do. @typedef {"completes" | "unmoved" | "idle" | "stopped" | "nothing"} Press */

/**
 * @typedef {object} View
 * @property {"not_begun" | "playing" | "adjourned" | "over"} phase
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
 * @property {Each<boolean>} arrived
 * @property {Each<boolean>} expected whether it would matter that the player comes to the board now
 * @property {Each<Press>} press
 * @property {Each<"required" | "exempt" | "not_kept">} recording
 * @property {Each<boolean>} signed
 * @property {Each<boolean>} flags whose flag is down, as people see it
 * @property {Each<number | null>} required moves to be completed at the end of the period
 * @property {string} [promoting] where a pawn waits for the piece that takes its place
 * @property {Side} [sealing] who has to seal a move
 * @property {"sealing" | "closed" | "resumed" | "annulled"} [adjourned]
 * @property {{ entry: number, ruling?: number }} [because] what explains how things stand
 * @property {boolean} [interrupted] the clocks are stopped because the hall itself was interrupted
 */

/** @typedef {{ by: Side, written: string, spoken: string, announced: string }} LastTold */
/** @typedef {{ number: number, text: string, answers: { answer: any, text: string }[] }} Question */
/** @typedef {{ last?: LastTold, questions?: Question[] }} Told */
/** @typedef {"course" | "clerk" | "routine" | "setting" | "notice" | "incident"} Class */
/** @typedef {{ text: string, class: Class, article: string, matter: string, finding: any, effects: any[] }} Ruling */
/**
 * @typedef {object} LogEntry
 * @property {number} seq
 * @property {number} at
 * @property {string} by
 * @property {any} act
 * @property {string} [text]
 * @property {number} [wall]
 * @property {boolean} [incident]
 * @property {boolean} [struck] the arbiter has struck it out
 * @property {number} [strikes] the entry that it strikes out
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
