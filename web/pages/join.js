// The secret of a link comes after the #, so that it reaches the hall only in the body of this request.

import "/web/lib/page.js";
import { post } from "/web/lib/api.js";
import { by } from "/web/lib/dom.js";

const token = location.hash.slice(1);
history.replaceState(null, "", "/join");
try {
  const me = await post("/api/join", { token });
  if (me.entered) location.replace("/my-games");
  const last = me.boards[me.boards.length - 1];
  if (!me.entered) location.replace(`/play/${last.game}?as=${last.role}`);
} catch (error) {
  by("word").textContent = error instanceof Error ? error.message : String(error);
}
