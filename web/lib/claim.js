// The dialog of a claim, in the hall and in the pocket.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/laws.js").Claim} Claim */
/** @typedef {Pick<import("/web/lib/hall.js").MoveMeant, "played" | "written">} Meant */

/**
 * Asks what is claimed, and with which move (9.2, 9.3). Nothing is claimed before the move is understood.
 * @param {{ claim: Claim, text: string, of_draw: boolean }[]} offered
 * @param {(words: string) => Promise<Meant>} read
 * @param {boolean} turned towards the far side of the device
 * @returns {Promise<{ claim: Claim, meant: Meant | null } | null>}
 */
export async function askClaim(offered, read, turned) {
  // Avoid claims by mistake: the kind has to be chosen.
  const select = el(
    "select",
    { name: "claim" },
    el("option", { value: "" }, text("web-claim-choose")),
    ...offered.map(({ claim, text: label }) => el("option", { value: claim }, label)),
  );
  const chosen = () => offered.find(({ claim }) => claim === select.value);
  const move = el("input", { name: "move", autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  const written = el("label", { hidden: true }, text("web-claim-move"), move);
  // 9.5: only a draw claim stops the clocks, and costs time if it is incorrect.
  const costs = el("p", { class: "small faint", hidden: true }, text("web-claim-words"));
  select.addEventListener("change", () => {
    written.hidden = costs.hidden = !chosen()?.of_draw;
  });
  /** @type {Meant | null} */
  let meant = null;
  // An unreadable move is selected, to be typed over.
  const check = async () => {
    if (select.value === "") {
      select.focus();
      return text("web-claim-what");
    }
    const words = written.hidden ? "" : move.value.trim();
    try {
      meant = words ? await read(words) : null;
      return "";
    } catch (error) {
      move.select();
      return error instanceof Error ? error.message : String(error);
    }
  };
  const answer = await ask({
    title: text("web-claim"),
    content: el("div", {}, el("label", {}, text("web-claim-what"), select), written, costs),
    check,
    turned,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-claim-do"), kind: "main" },
    ],
  });
  const claim = chosen()?.claim;
  return answer === "yes" && claim ? { claim, meant } : null;
}
