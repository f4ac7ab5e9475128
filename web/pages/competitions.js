// Competitions: announcing one, pairing a round, handing out links, the table, downloads.

import "/web/lib/page.js";
import { loginCard, me } from "/web/lib/arbiter.js";
import { delayOf } from "/web/lib/delay.js";
import { by, el } from "/web/lib/dom.js";
import { print } from "/web/lib/paper.js";
import { text } from "/web/lib/texts.js";
import { announceForm } from "/web/pages/competitions/announce.js";
import { showCheckpoint } from "/web/pages/competitions/checkpoint.js";
import { rename } from "/web/pages/competitions/corrections.js";
import { competition, hasLink, readList, readOverview } from "/web/pages/competitions/hall.js";
import { handOut, handOutForEvent } from "/web/pages/competitions/handouts.js";
import { pairForm } from "/web/pages/competitions/pair.js";
import { playerList } from "/web/pages/competitions/players.js";
import { printing } from "/web/pages/competitions/print.js";
import { rounds } from "/web/pages/competitions/rounds.js";
import { downloads, table } from "/web/pages/competitions/standings.js";
import { messageOf } from "/web/pages/competitions/state.js";

async function list() {
  const [found, who] = await Promise.all([readList(), me()]);
  const links = found.map((one) =>
    el("li", {}, el("a", { class: "card", href: `/competitions/${one.competition}` }, one.name)),
  );
  by("content").replaceChildren(
    links.length > 0 ? el("ul", { class: "found" }, ...links) : el("p", { class: "faint" }, text("web-comp-none")),
    who.arbiter ? announceForm() : loginCard(() => location.reload()),
  );
}

/** How often the page has been read; an answer that a later one has overtaken is not shown. */
let reads = 0;

async function open() {
  const number = ++reads;
  const [overview, who, plays] = await Promise.all([readOverview(), me(), hasLink()]);
  if (number !== reads) return;
  const arbiter = Boolean(who.arbiter);
  by("title").textContent = overview.name;
  document.title = `${overview.name} · Jadoube`;
  const tools = el(
    "div",
    { class: "row tools" },
    el(
      "span",
      { class: "faint" },
      [
        text("web-desk-laws-of", { edition: overview.edition }),
        overview.control.everyday,
        overview.default_time === undefined
          ? ""
          : text("web-comp-default-time", { minutes: Math.round(overview.default_time / 60_000) }),
        delayOf(overview),
        overview.site,
      ]
        .filter(Boolean)
        .join(" · "),
    ),
    plays ? el("a", { class: "button main", href: "/my-games" }, text("web-my-games")) : null,
    el("a", { class: "button", href: `/screen/${competition}` }, text("web-nav-screen")),
    arbiter ? el("a", { class: "button", href: "/console" }, text("web-nav-console")) : null,
    arbiter
      ? el(
          "button",
          { type: "button", onclick: () => rename(text("web-comp-rename"), overview.name, (name) => ({ name }), open) },
          text("web-comp-rename"),
        )
      : null,
    arbiter && overview.rounds.length > 0
      ? el("button", { type: "button", onclick: () => showCheckpoint() }, text("web-checkpoint"))
      : null,
    arbiter && overview.players.length > 0
      ? el("button", { type: "button", onclick: () => handOutForEvent(overview) }, text("web-comp-event-links"))
      : null,
    arbiter && overview.rounds.length > 0
      ? el("button", { type: "button", class: "main", onclick: () => handOut(overview) }, text("web-comp-handouts"))
      : null,
  );
  const restore = remembered();
  by("content").replaceChildren(
    tools,
    el(
      "div",
      { class: "columns" },
      el(
        "div",
        {},
        ...rounds(overview, arbiter, open),
        arbiter ? playerList(overview, open) : null,
        arbiter
          ? pairForm(overview, open)
          : el(
              "details",
              { class: "card" },
              el("summary", {}, text("web-login-title")),
              loginCard(() => location.reload()),
            ),
      ),
      el(
        "div",
        {},
        overview.players.length > 0
          ? table(overview, arbiter, open)
          : el("p", { class: "card faint" }, text("web-comp-no-players")),
        printing(overview, arbiter),
        downloads(overview, arbiter),
      ),
    ),
    el(
      "div",
      { class: "row" },
      el(
        "button",
        { type: "button", id: "print-these", hidden: true, onclick: () => print() },
        text("web-console-print"),
      ),
    ),
    el("section", { id: "handouts", "aria-label": text("web-comp-handouts") }),
  );
  restore();
}

/**
 * What the arbiter has unfolded and typed, which must outlast a result that is entered meanwhile.
 * @returns {() => void} puts it back
 */
function remembered() {
  const content = by("content");
  const rounds = content.querySelectorAll(".round").length;
  const keyOf = (/** @type {HTMLDetailsElement} */ one) => one.id || one.dataset.round || "";
  const open = new Map([...content.querySelectorAll("details")].map((one) => [keyOf(one), one.open]));
  const typed = [...content.querySelectorAll("textarea")].map(({ name, value }) => ({ name, value }));
  return () => {
    // A new round is shown unfolded, with empty fields for the next one.
    if (rounds !== content.querySelectorAll(".round").length) return;
    for (const one of content.querySelectorAll("details")) one.open = open.get(keyOf(one)) ?? one.open;
    for (const { name, value } of typed) {
      const field = content.querySelector(`textarea[name="${name}"]`);
      if (!(field instanceof HTMLTextAreaElement) || name === "players") continue;
      field.value = value;
      // The preview of the pairings follows what is typed.
      field.dispatchEvent(new Event("input"));
    }
  };
}

(competition ? open() : list()).catch((error) =>
  by("content").replaceChildren(el("p", { class: "card trouble", role: "alert" }, messageOf(error))),
);
