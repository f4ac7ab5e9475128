// The secret of a link comes after the #, so that it reaches the hall only in the body of this request.

import "/web/lib/page.js";
import { post } from "/web/lib/api.js";
import { by } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

const token = location.hash.slice(1);
history.replaceState(null, "", "/join");

/** @param {"ask" | "take_over"} taken what to do if another browser has the seat */
async function join(taken) {
  try {
    const me = await post("/api/v1/join", { token, taken });
    if (me.entered) {
      location.replace("/my-games");
      return;
    }
    const last = me.boards[me.boards.length - 1];
    location.replace(`/play/${last.game}?as=${last.role}`);
  } catch (error) {
    const held = /** @type {{ code?: string }} */ (error).code === "seat_held";
    by("word").textContent = held ? text("web-seat-held") : error instanceof Error ? error.message : String(error);
    by("ask").hidden = !held;
  }
}

by("take").addEventListener("click", () => join("take_over"));
await join("ask");
