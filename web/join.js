// The secret of a link stands behind the #, so that it reaches the hall only in the body of this request.

import { post } from "/web/hall.js";

const token = location.hash.slice(1);
history.replaceState(null, "", "/join");
try {
  const me = await post("/api/join", { token });
  const last = me.boards[me.boards.length - 1];
  location.replace(`/play/${last.game}?as=${last.role}`);
} catch (error) {
  const word = /** @type {HTMLElement} */ (document.getElementById("word"));
  word.textContent = error instanceof Error ? error.message : String(error);
}
