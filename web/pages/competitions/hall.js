// The requests of the competition pages to the hall.

import { get, post } from "/web/lib/api.js";

/** @typedef {import("/web/pages/competitions/types.js").Checkpoint} Checkpoint */
/** @typedef {import("/web/pages/competitions/types.js").Handout} Handout */
/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */
/** @typedef {import("/web/pages/competitions/types.js").Understood} Understood */

/** @typedef {import("/web/lib/hall.js").NewCompetition} NewCompetition */
/** @typedef {import("/web/lib/hall.js").HallSettings} HallSettings */
/**
 * Settings that are not given have their defaults.
 * @typedef {Omit<NewCompetition, "settings"> & { settings?: Partial<HallSettings> }} New
 */

/** The competition of this page; empty for the list of them. */
export const competition = location.pathname.split("/")[2] ?? "";

const api = `/api/v1/competitions/${competition}`;

/** @returns {Promise<import("/web/lib/hall.js").CompetitionName[]>} */
export const readList = () => get("/api/v1/competitions");

/** @param {New} announced @returns {Promise<import("/web/lib/hall.js").CompetitionName>} */
export const announce = (announced) => post("/api/v1/competitions", announced);

/** @returns {Promise<Overview>} */
export const readOverview = () => get(api);

/** How the hall reads pairings. @param {{ typed: string } | { trf: string }} pairings @returns {Promise<Understood>} */
export const understand = (pairings) => post("/api/v1/pairings/read", { ...pairings, competition });

/** @param {import("/web/lib/hall.js").Pairings} pairings @returns {Promise<import("/web/lib/hall.js").RoundPaired>} */
export const pair = (pairings) => post(`${api}/pairings`, pairings);

/** How the tie-breaks of a player came about. @param {number} player @returns {Promise<import("/web/lib/hall.js").TieBreakExplained[]>} */
export const explain = (player) => get(`${api}/tie-breaks/${player}`);

/** @param {import("/web/lib/hall.js").Correction} correction */
export const putRight = (correction) => post(`${api}/corrections`, correction);

/** Links for both players of every board. @returns {Promise<Handout[]>} */
export const readHandouts = () => post(`${api}/handouts`, {});

/** A link for every player, for the whole event. @returns {Promise<import("/web/lib/hall.js").EntrantLink[]>} */
export const makeEntrantLinks = () => post(`${api}/entrants`, {});

/** A new link for one player. @param {number} player @returns {Promise<import("/web/lib/hall.js").EntrantLink>} */
export const makeEntrantLink = (player) => post(`${api}/entrants/${player}`, {});

/** Whether this browser has used a player's link for this competition. @returns {Promise<boolean>} */
export const hasLink = async () => {
  const events = /** @type {import("/web/lib/hall.js").MyEvent[]} */ (await get("/api/v1/my-games").catch(() => []));
  return events.some((event) => event.competition === competition);
};

/** Enters players, one a line. @param {string} typed @returns {Promise<import("/web/lib/hall.js").PlayersEntered>} */
export const enterPlayers = (typed) => post(`${api}/players`, { typed });

/** @param {number} player @param {number} round @param {import("/web/lib/hall.js").Attends} attends */
export const sayAttends = (player, round, attends) => post(`${api}/players/${player}`, { round, attends });

/** The last checkpoint of this competition, if any. @returns {Promise<Checkpoint | null>} */
export const readCheckpoint = () => get(`${api}/checkpoint`);

/** @returns {Promise<Checkpoint>} */
export const makeCheckpoint = () => post(`${api}/checkpoint`, {});

/** @param {string} file @param {string} query */
export const download = (file, query) => `${api}/${file}?${query}`;
