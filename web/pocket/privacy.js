// What the pocket stores, and how to delete it.

import { confirm } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { deleteEverything } from "/web/pocket/kept.js";

/** A hall offers the pocket to take away. @returns {Node[]} */
function downloads() {
  if (location.pathname !== "/pocket" || !location.protocol.startsWith("http")) return [];
  return [
    el("h2", {}, text("web-pocket-take")),
    el("p", {}, el("a", { href: "/pocket/jadoube-pocket.html", download: true }, text("web-pocket-take-file"))),
    el("p", {}, el("a", { href: "/pocket/jadoube-pocket.tar.gz", download: true }, text("web-pocket-take-site"))),
  ];
}

/** @param {HTMLElement} main */
export function showPrivacy(main) {
  const remove = async () => {
    if (!(await confirm(text("web-pocket-delete"), text("web-pocket-delete-yes"), { danger: true }))) return;
    await deleteEverything();
    history.replaceState(null, "", "#/privacy");
    location.reload();
  };
  main.replaceChildren(
    el(
      "article",
      { class: "card prose" },
      el("h1", {}, text("web-pocket-privacy")),
      el("p", {}, text("web-pocket-privacy-nothing")),
      el("p", {}, text("web-pocket-privacy-stored")),
      el("p", {}, text("web-pocket-privacy-delete")),
      el("button", { type: "button", class: "danger", onclick: remove }, text("web-pocket-delete")),
      ...downloads(),
    ),
  );
}
