// The types of the ruling desk, for the type checker.

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Question} Question */
/** @typedef {import("/web/lib/hall.js").AnswerText} AnswerText */
/** @typedef {import("/web/lib/hall.js").DeskAnswer} Answer */
/** @typedef {import("/web/lib/hall.js").DeskIncident} Incident */
/** @typedef {import("/web/lib/hall.js").DeskVariant} Variant */
/** @typedef {import("/web/lib/hall.js").Inquiry} Inquiry */
/** @typedef {import("/web/lib/hall.js").Since} Since */
/** @typedef {import("/web/lib/hall.js").WoodenBoard} Wooden */
/**
 * @typedef {object} Entered what the arbiter has entered about the incident
 * @property {Incident | null} incident
 * @property {string} variant
 * @property {Side} player
 * @property {number | null} count
 * @property {Since[]} since
 * @property {boolean} exact
 * @property {[string, string]} clocks
 * @property {boolean} times
 * @property {[number, number]} earlier
 */
/**
 * The actions behind the buttons.
 * @typedef {object} Acts
 * @property {() => void} changed the announcements have changed
 * @property {() => void} rule asks for the ruling
 * @property {(incident: Incident, player?: Side) => void} pick
 * @property {() => void} leave back to the list
 * @property {(question: Question, answer: AnswerText) => void} decide
 * @property {(answer: Answer, minutes: () => string) => (Node | null)[]} actions more buttons below the answer
 */
/**
 * What differs between the hall and the pocket.
 * @typedef {Pick<Acts, "pick" | "leave" | "actions">} Shell
 */

export {};
