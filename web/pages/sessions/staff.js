// The arbiters of the hall: adding one, a new password, the boards that each of them looks after; one's own password.

import { get, post, remove } from "/web/lib/api.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").StaffMember} Member */
/** @typedef {import("/web/lib/hall.js").Sector} Sector */
/** @typedef {import("/web/lib/hall.js").CompetitionName} Named */

/** @param {() => Promise<void>} work */
async function orToast(work) {
  try {
    await work();
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

/** One's own password. */
export function passwordCard() {
  const old = el("input", { type: "password", name: "old", required: true, autocomplete: "current-password" });
  const fresh = el("input", {
    type: "password",
    name: "new",
    required: true,
    minlength: 8,
    autocomplete: "new-password",
  });
  const form = el(
    "form",
    { class: "card", id: "password" },
    el("h2", {}, text("web-staff-password")),
    el("label", {}, text("web-staff-old"), old),
    el("label", {}, text("web-staff-new"), fresh),
    el("button", { class: "main" }, text("web-staff-password-yes")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    orToast(async () => {
      await post("/api/v1/password", { old: old.value, new: fresh.value });
      form.reset();
      toast(text("web-staff-password-changed"));
    });
  });
  return form;
}

/** Shows a password that is shown only once. @param {{ name: string, password: string }} made */
function showPassword({ name, password }) {
  return ask({
    title: text("web-staff-once", { name }),
    words: text("web-staff-once-words"),
    content: el("p", { class: "figures wrap", id: "once", translate: "no" }, password),
    answers: [{ value: "done", label: text("web-close"), kind: "main" }],
  });
}

/** The boards of an arbiter, in words. @param {Member} member @param {Named[]} competitions */
export function sectorWords({ sectors }, competitions) {
  if (sectors.length === 0) return text("web-staff-all-boards");
  return sectors
    .map(({ competition, from, to }) => {
      const name = competitions.find((one) => one.competition === competition)?.name ?? "–";
      return text("web-staff-sector", { name, from, to });
    })
    .join(" · ");
}

/** Asks which boards somebody looks after. @param {Member} member @param {Named[]} competitions @param {() => Promise<void>} again */
async function setSectors(member, competitions, again) {
  const fields = competitions.map(({ competition, name }) => {
    const had = member.sectors.find((sector) => sector.competition === competition);
    const field = (/** @type {number | undefined} */ value, /** @type {string} */ label) =>
      el("input", { type: "number", min: 1, max: 65535, value: value ?? "", "aria-label": `${name}: ${label}` });
    return {
      competition,
      name,
      from: field(had?.from, text("web-staff-from")),
      to: field(had?.to, text("web-staff-to")),
    };
  });
  const content = el(
    "div",
    { class: "sectors" },
    ...fields.map(({ name, from, to }) =>
      el("fieldset", {}, el("legend", {}, name), el("div", { class: "row" }, from, "–", to)),
    ),
  );
  const read = () =>
    fields
      .filter(({ from, to }) => from.value !== "" || to.value !== "")
      .map(({ competition, from, to }) => ({ competition, from: Number(from.value), to: Number(to.value) }));
  const answer = await ask({
    title: text("web-staff-boards-of", { name: member.name }),
    words: text("web-staff-boards-words"),
    content,
    check: () => (read().every(({ from, to }) => from >= 1 && to >= from) ? "" : text("web-staff-boards-wrong")),
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-staff-save"), kind: "main" },
    ],
  });
  if (answer !== "yes") return;
  await orToast(async () => {
    await post(`/api/v1/staff/${encodeURIComponent(member.name)}/sectors`, { sectors: read() });
    await again();
  });
}

/** @param {Member} member @param {() => Promise<void>} again */
async function newPassword(member, again) {
  const title = text("web-staff-reset-of", { name: member.name });
  if (!(await confirm(title, text("web-staff-reset"), { words: text("web-staff-reset-words"), danger: true }))) return;
  await orToast(async () => {
    const made = await post(`/api/v1/staff/${encodeURIComponent(member.name)}/password`, {});
    await again();
    await showPassword(made);
  });
}

/** @param {Member} member @param {() => Promise<void>} again */
async function removeMember(member, again) {
  const title = text("web-staff-remove-of", { name: member.name });
  if (!(await confirm(title, text("web-staff-remove"), { words: text("web-staff-remove-words"), danger: true })))
    return;
  await orToast(async () => {
    await remove(`/api/v1/staff/${encodeURIComponent(member.name)}`);
    await again();
  });
}

/** Everybody who arbitrates in this hall. */
export async function staffCard() {
  const place = el("section", { class: "card", id: "staff", "aria-label": text("web-staff") });
  async function draw() {
    /** @type {[Member[], Named[]]} */
    const [members, competitions] = await Promise.all([get("/api/v1/staff"), get("/api/v1/competitions")]);
    const chief = members.some((member) => member.current && member.chief);
    const line = (/** @type {Member} */ member, /** @type {number} */ index) => {
      const mayChange = chief || member.current;
      const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = "") =>
        el("button", { type: "button", class: kind, "aria-describedby": `member-${index}`, onclick }, label);
      return el(
        "li",
        { "data-member": member.name },
        el("strong", { id: `member-${index}`, translate: "no" }, member.name),
        " ",
        member.current ? el("span", { class: "mark good" }, text("web-staff-you")) : null,
        member.chief ? el("span", { class: "mark" }, text("web-staff-chief")) : null,
        member.new ? el("span", { class: "mark warn" }, text("web-staff-never")) : null,
        el("p", { class: "small faint" }, sectorWords(member, competitions)),
        el(
          "div",
          { class: "row" },
          mayChange && competitions.length > 0
            ? button(text("web-staff-boards"), () => setSectors(member, competitions, draw))
            : null,
          chief && !member.current ? button(text("web-staff-reset"), () => newPassword(member, draw)) : null,
          chief && !member.current
            ? button(text("web-staff-remove"), () => removeMember(member, draw), "danger")
            : null,
        ),
      );
    };
    const name = el("input", { name: "name", required: true, maxlength: 60, autocomplete: "off" });
    const form = el(
      "form",
      { id: "add-arbiter" },
      el("label", {}, text("web-staff-name"), name),
      el("button", {}, text("web-staff-add")),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      orToast(async () => {
        const made = await post("/api/v1/staff", { name: name.value });
        await draw();
        await showPassword(made);
      });
    });
    place.replaceChildren(
      el("h2", {}, text("web-staff")),
      el("p", { class: "faint" }, text("web-staff-lead")),
      el("ul", { class: "staff" }, ...members.map(line)),
      ...(chief ? [form] : []),
    );
  }
  await draw();
  return place;
}
