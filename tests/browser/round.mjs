// An arbiter who is logged in, and a round with boards in every state that a console should show.

import { act, watch } from "./hall.mjs";

const PASSWORD = "j'adoube, j'adoube";

/** A page of the arbiter, who logs in by hand the first time. */
export async function arbiter(browser, hall, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: "en", ...options });
  const page = await context.newPage();
  page.troubles = watch(page);
  await page.goto(`${hall.address}/console`);
  const form = page.locator("form.login");
  await form.locator("[name=password]").fill(hall.changed ? PASSWORD : hall.password);
  await form.locator("button").click();
  if (!hall.changed) {
    // That a password of one's own is wanted is a hint, and no fault, before anything was typed.
    await form.locator("[role=status]:not([hidden])").waitFor();
    if ((await form.locator(".trouble").textContent()) !== "") throw new Error("red before anything was typed");
    await form.locator("[name=new]").fill(PASSWORD);
    await form.locator("button").click();
    hall.changed = true;
  }
  await page.locator("#summary").waitFor();
  page.troubles.length = 0;
  return page;
}

/** Asks the hall something as the page would. */
export function ask(page, address, body) {
  return page.evaluate(
    async ([address, body]) => {
      const options =
        body === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const response = await fetch(address, options);
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
      return response.json();
    },
    [address, body],
  );
}

const PLAYERS = [
  "Kovács Anna",
  "Lindqvist Bo",
  "Papadakis Eleni",
  "Jovanović Mila",
  "Szabó Péter",
  "Åkesson Maja",
  "Nikolaou Nikos",
  "Petrović Luka",
  "Tóth Éva",
  "Berg Hanna",
  "Ioannou Sofia",
  "Marković Ana",
];

const EVENT = "Open of the Five Languages";
const SITE = "Budapest";

/** Every name that a round brings onto the pages. */
export const NAMES = [...PLAYERS, EVENT, SITE];

/** Announces a competition and pairs a round of six boards; gives the boards with the secrets of their players. */
export async function round(page, hall, options = {}) {
  const { competition } = await ask(page, "/api/v1/competitions", {
    name: EVENT,
    site: SITE,
    edition: "2023",
    control: "90+30",
    settings: { flags: "people", illegal_moves: "people" },
    ...options,
  });
  const lines = PLAYERS.flatMap((name, index) =>
    index % 2 === 0 ? [`${index / 2 + 1},${name},${PLAYERS[index + 1]}`] : [],
  );
  await ask(page, `/api/v1/competitions/${competition}/pairings`, { csv: ["board,white,black", ...lines].join("\n") });
  const { rounds } = await ask(page, `/api/v1/competitions/${competition}`);
  const handouts = await ask(page, `/api/v1/competitions/${competition}/handouts`, {});
  const boards = rounds[0].map((line) => {
    const token = (role) => handouts.find((one) => one.board === line.board && one.role === role).url.split("#")[1];
    return { ...line, names: line, game: line.game, white: token("white"), black: token("black") };
  });
  return { competition, boards };
}

/** The arbiter reads what would follow, gives a reason if one is wanted, and confirms. */
export async function confirms(page, reason = "") {
  const dialog = page.locator("dialog:has(.consequences)");
  await dialog.waitFor();
  if (reason) await dialog.locator("#reason").fill(reason);
  await dialog.locator("button[value=yes]").click();
  await dialog.waitFor({ state: "detached" });
}

let number = 0;
/** The arbiter does something at a board. */
export function decides(page, board, ...acts) {
  return ask(page, `/api/v1/games/${board.game}/acts?as=arbiter`, { id: `arbiter-${(number += 1)}`, acts });
}

/**
 * Both arrive, the round starts, and moves are made: `e2e4 e7e5 …`; `last` ends the game, so that nobody presses after
 * it.
 */
export async function plays(page, hall, board, moves, last = "") {
  await act(hall, board, "white", ["arrives"]);
  await act(hall, board, "black", ["arrives"]);
  await decides(page, board, "starts_round");
  for (const [index, played] of moves.split(" ").filter(Boolean).entries()) {
    const who = index % 2 === 0 ? "white" : "black";
    await act(hall, board, who, [
      { plays: { played, hands: "one" } },
      ...(last === played ? [] : [{ presses: { hand: "one" } }]),
    ]);
  }
}

/**
 * A round as it stands in the third hour: a claim, a flag near, an illegal move, an absent player, a quiet game, a
 * result.
 */
export async function busyRound(page, hall, options) {
  const { competition, boards } = await round(page, hall, options);
  const [one, two, three, four, five, six] = boards;
  await plays(page, hall, one, "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1e3 e7e5 d4b3");
  await plays(page, hall, two, "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c4d5 e6d5 c1g5 f8e7 e2e3 e8g8");
  await decides(
    page,
    two,
    { sets_clock: { side: "white", time: 48_000 } },
    { sets_clock: { side: "black", time: 190_000 } },
  );
  await plays(page, hall, three, "e2e4 e7e5 g1f3 b8c6 f1b5");
  await act(hall, three, "black", [{ plays: { played: "c6c5", hands: "one" } }, { presses: { hand: "one" } }]);
  await act(hall, three, "white", [{ claims: { claim: "illegal_move", intends: null } }]);
  await act(hall, four, "white", ["arrives"]);
  await decides(page, four, "starts_round");
  await plays(page, hall, five, "g1f3 g8f6 c2c4 g7g6 g2g3 f8g7 f1g2 e8g8");
  await decides(page, five, { conduct: { finds: { player: "black", what: "noise" } } });
  await plays(page, hall, six, "f2f3 e7e5 g2g4 d8h4", "d8h4");
  return { competition, boards };
}
