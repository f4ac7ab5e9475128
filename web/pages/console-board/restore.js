// Goes back to an earlier position, or sets one up.

import { placement } from "/web/lib/board-element.js";
import { toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { drawMini, mini } from "/web/lib/mini-board.js";
import { PositionEditor } from "/web/lib/position-editor.js";
import { text } from "/web/lib/texts.js";
import { askFor } from "/web/pages/console-board/fields.js";
import { readLine } from "/web/pages/console-board/hall.js";
import { button } from "/web/pages/console-board/parts.js";
import { SIDES } from "/web/pages/console-board/state.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/** @typedef {import("/web/lib/types.js").Side} Side */

/**
 * A position that was set up, with the move number and the castling rights whose king and rook have not moved.
 * @param {PositionEditor} editor
 * @param {Side} turn
 * @param {import("/web/lib/hall.js").LinePosition} now
 */
function written(editor, turn, now) {
  const stands = (/** @type {string} */ square) => editor.pieces.get(square) === placement(now.fen).get(square);
  const rights = now.castling.filter(({ king, rook }) => stands(king) && stands(rook)).map(({ letter }) => letter);
  const number = now.fen.split(" ")[5];
  return editor.fen(turn, rights.join("") || "-", { number });
}

/**
 * 7.5.1, 7.6: the game continues from the last position before the irregularity that can be identified. The arbiter
 * can view every position of the game.
 */
export const restore = async (/** @type {OpenBoard} */ open) => {
  const stood = await readLine(open.game);
  const last = stood.length - 1;
  if (last < 1) return toast(text("web-console-nothing-back"));
  const picture = mini();
  const slider = el("input", {
    type: "range",
    min: 0,
    max: last - 1,
    value: last - 1,
    "aria-label": text("web-console-restore"),
  });
  const said = el("output", { class: "figures" });
  const draw = () => {
    const chosen = stood[Number(slider.value)];
    const [, turn, , , , number] = chosen.fen.split(" ");
    const words = text("web-console-before", { color: turn === "w" ? "white" : "black", number: Number(number) });
    const made = turn === "w" ? `${Number(number) - 1}… ` : `${number}. `;
    said.textContent = chosen.written ? `${words} (${made}${chosen.written})` : words;
    slider.setAttribute("aria-valuetext", said.textContent);
    drawMini(picture, chosen.fen, [], said.textContent);
  };
  const step = (/** @type {number} */ by) =>
    button(
      by < 0 ? "◂" : "▸",
      () => {
        slider.value = String(Number(slider.value) + by);
        draw();
      },
      "icon",
    );
  slider.addEventListener("input", draw);
  draw();
  const [back, on] = [step(-1), step(1)];
  back.setAttribute("aria-label", text("web-console-earlier"));
  on.setAttribute("aria-label", text("web-console-later"));
  // 7.6: all positions of the record may be wrong; then the arbiter sets up the right one.
  const editor = /** @type {PositionEditor} */ (document.createElement("position-editor"));
  const turn = el(
    "select",
    { name: "turn" },
    ...SIDES.map((side) => el("option", { value: side }, text("web-to-move", { side }))),
  );
  const own = el("input", { type: "checkbox", name: "own" });
  const chosen = el(
    "div",
    { class: "stood" },
    picture,
    el("p", {}, said),
    el("div", { class: "row" }, back, slider, on),
  );
  const set = el("div", { class: "set", hidden: true }, editor, el("label", {}, text("web-console-who-moves"), turn));
  own.addEventListener("change", () => {
    const [placing, moves] = stood[Number(slider.value)].fen.split(" ");
    if (own.checked) editor.set(placing);
    turn.value = moves === "b" ? "black" : "white";
    chosen.hidden = own.checked;
    set.hidden = !own.checked;
  });
  const place = el(
    "div",
    { class: "restore" },
    chosen,
    el("label", { class: "check" }, own, text("web-console-set-up")),
    set,
    el("p", { class: "small faint" }, text("web-console-restore-times")),
  );
  const found = await askFor(
    text("web-console-restore"),
    SIDES.map((side) => ({
      label: text("web-console-clock-of", { who: open.name(side) }),
      value: "",
      kind: /** @type {const} */ ("time"),
    })),
    text("web-console-restore-yes"),
    place,
  );
  if (!found) return;
  const clocks = SIDES.flatMap((side, index) =>
    found[index] === null ? [] : [{ sets_clock: { side, time: found[index] } }],
  );
  const before = { observes: { last_identifiable: last - Number(slider.value) } };
  open.act(
    own.checked
      ? { sets_position: { position: written(editor, /** @type {Side} */ (turn.value), stood[last]) } }
      : before,
    ...clocks,
  );
};
