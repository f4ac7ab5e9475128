// What the ruling desk knows, for the checker.

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Score} Score */

/**
 * @typedef {"position" | "move" | "square" | "other" | { count: { least: number, most: number, usual: number } }} Need
 */
/**
 * `counts`: earlier illegal moves matter; `late`: the default time does
 * @typedef {object} Variant
 * @property {string} id
 * @property {[string, string]} text
 * @property {Need[]} needs
 * @property {boolean} counts
 * @property {boolean} late
 */
/** @typedef {{ id: string, group: string, text: string, of_player: boolean, variants: Variant[] }} Incident */
/** @typedef {{ number: number, about: any, text: string, answers: { answer: any, text: string }[] }} Question */
/**
 * @typedef {object} Answer
 * @property {"standard" | "rapid" | "blitz"} rate
 * @property {{ text: string, article: string }} [headline]
 * @property {string[]} told
 * @property {{ text: string, article: { edition: string, number: string, says: string } }[]} rulings
 * @property {{ kind: string, text: string }[]} steps
 * @property {Question[]} questions
 * @property {[number, number]} illegal_moves
 * @property {Score} [score]
 * @property {[number, number]} [clocks] what they show after it
 * @property {boolean} stand_in
 * @property {string} case
 */
/**
 * @typedef {object} Wooden
 * @property {string} white
 * @property {string} black
 * @property {{ name: string, round: number, board: number, competition: string }} [event]
 * @property {string} edition
 * @property {string} control
 * @property {boolean} unsupervised
 * @property {number} [default_time]
 * @property {number} now
 * @property {number} [started]
 * @property {[boolean, boolean]} arrived
 * @property {[number, number]} illegal_moves
 * @property {[number, number]} warnings
 * @property {[number, number]} offers
 * @property {Score} [score]
 * @property {import("/web/lib/result.js").Decided} [decided]
 * @property {any[]} notes
 * @property {number} version
 */
/**
 * @typedef {object} Told what was told of the incident
 * @property {Incident | null} incident
 * @property {string} variant
 * @property {Side} player
 * @property {number | null} count
 * @property {any[]} since
 * @property {boolean} exact
 * @property {[string, string]} clocks
 * @property {boolean} times
 * @property {[number, number]} earlier
 */
/**
 * What markup lets people do; the page itself does it.
 * @typedef {object} Acts
 * @property {() => void} changed what is announced has changed
 * @property {() => void} rule asks the hall for the ruling
 * @property {(incident: Incident, player?: Side) => void} pick
 * @property {() => void} leave back to the list
 * @property {(question: Question, answer: any) => void} decide
 * @property {() => void} noteRuling
 * @property {(side: Side) => void} noteArrival
 * @property {(note: any, nevertheless?: boolean) => Promise<boolean>} write notes something at the board
 */

export {};
