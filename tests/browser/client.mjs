// A program that plays a game through a client generated from the OpenAPI document. TypeScript checks every address, body
// and answer in it against the generated types.

import createClient from "openapi-fetch";

/** @typedef {import("./generated/api.js").paths} paths */
/** @typedef {import("./generated/api.js").components["schemas"]} Schemas */

/** Scholar's mate, with an illegal move before it. */
const MOVES = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"];

/**
 * Plays a game to mate.
 * @param {string} address of the hall
 */
export async function play(address) {
  /** @type {import("openapi-fetch").Client<paths>} */
  const hall = createClient({ baseUrl: address });
  const created = await hall.POST("/api/v1/games", {
    body: {
      control: "3+2",
      white: "Anna",
      black: "Bert",
      settings: { flags: "hall", illegal_moves: "hall" },
    },
  });
  if (!created.data) throw new Error(created.error.message);
  const { game, white, black, arbiter } = created.data;

  let number = 0;
  /** @param {string} token @param {Schemas["Command"]["acts"]} acts */
  const act = async (token, ...acts) => {
    const { data, error } = await hall.POST("/api/v1/games/{game}/acts", {
      params: { path: { game } },
      headers: { authorization: `Bearer ${token}` },
      body: { id: `client-${(number += 1)}`, acts },
    });
    if (!data) throw new Error(error.message);
    return data;
  };
  await act(arbiter, "starts_round");
  const illegal = await act(white, { plays: { played: "e2e5", hands: "one" } }, { presses: { hand: "one" } });
  await act(arbiter, { restarts: { side: null } });
  let last = illegal;
  for (const [index, played] of MOVES.entries())
    last = await act(
      index % 2 === 0 ? white : black,
      { plays: { played, hands: "one" } },
      { presses: { hand: "one" } },
    );

  const { data: snapshot } = await hall.GET("/api/v1/games/{game}", { params: { path: { game } } });
  const { data: log } = await hall.GET("/api/v1/games/{game}/log", {
    params: { path: { game }, query: { as: "arbiter", lang: "sv" } },
    headers: { authorization: `Bearer ${arbiter}` },
  });
  const stranger = await hall.GET("/api/v1/me", {
    headers: { authorization: "Bearer 00112233445566778899aabbccddeeff" },
  });
  return {
    illegal: illegal.rulings.map((ruling) => ruling.article.number),
    mate: last.headline?.says,
    score: last.view?.score,
    moves: snapshot?.moves.map((move) => move.san),
    last: log?.entries.at(-1)?.rulings.at(-1)?.text,
    stranger: [stranger.response.status, stranger.error?.error],
  };
}
