// What the hall tells of competitions and pairings, for the checker.

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
 * @property {string} [unreadable]
 */
/**
 * @typedef {object} Checkpoint
 * @property {string} file
 * @property {string} [name]
 * @property {number} [round]
 * @property {number} at
 * @property {number} logs
 * @property {string} root
 * @property {string} key
 * @property {string} signature
 * @property {string} text
 * @property {string} short
 * @property {string} qr
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
/** @typedef {{ found: string }} Found */
/**
 * What is wrong with a line of pairings.
 * @typedef {object} Faults
 * @property {Found} [one_name]
 * @property {Found} [no_opponent]
 * @property {Found} [comma]
 * @property {{ found: number }} [many_names]
 * @property {{ player: string, before: number }} [twice]
 * @property {{ board: number, before: number }} [board_twice]
 */
/** @typedef {Faults | "no_name"} Fault */
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

/** @typedef {{ board: number, player: string, role: "white" | "black", url: string, qr: string }} Handout */

export {};
