// Logging in as an arbiter, and changing the one-time password.

import { get, post } from "/web/lib/api.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").Me} Me */

/** @returns {Promise<Me>} */
export function me() {
  return get("/api/v1/me");
}

/** Whether somebody arbitrates anything at all. @param {Me} who */
export function arbitrates(who) {
  return Boolean(who.arbiter) || who.boards.some((link) => link.role === "arbiter");
}

/**
 * A login form; `done` is called after the login.
 * @param {() => void} done
 */
export function loginCard(done) {
  const trouble = el("p", { class: "trouble", role: "alert" });
  const name = el("input", { name: "name", required: true, value: "arbiter", autocomplete: "username" });
  const password = el("input", {
    name: "password",
    type: "password",
    required: true,
    autocomplete: "current-password",
  });
  const again = el("input", { name: "new", type: "password", minlength: 8, autocomplete: "new-password" });
  const hint = el("p", { class: "faint", hidden: true, role: "status" }, text("web-login-change"));
  const change = el("label", { hidden: true }, text("web-login-new"), again);
  const form = el(
    "form",
    { class: "card login" },
    el("h2", {}, text("web-login-title")),
    el("p", { class: "faint" }, text("web-login-lead")),
    el("label", {}, text("web-login-name"), name),
    el("label", {}, text("web-login-password"), password),
    hint,
    change,
    el("button", { class: "main" }, text("web-login")),
    trouble,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      if (!change.hidden) {
        await post("/api/v1/password", { old: password.value, new: again.value });
        return done();
      }
      /** @type {Me} */
      const answer = await post("/api/v1/login", { name: name.value, password: password.value });
      if (!answer.must_change_password) return done();
      change.hidden = false;
      hint.hidden = false;
      again.required = true;
      again.focus();
    } catch (error) {
      trouble.textContent = error instanceof Error ? error.message : String(error);
    }
  });
  return form;
}
