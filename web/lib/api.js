// Requests to the hall.

import { inWords } from "/web/lib/problems.js";
import { locale } from "/web/lib/texts.js";

/** An error that the hall returned. */
export class Refused extends Error {
  /** @param {string} message @param {string} code @param {number} status */
  constructor(message, code, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * @param {string} address
 * @param {RequestInit} [options]
 * @returns {Promise<any>}
 */
async function ask(address, options) {
  const url = new URL(address, location.href);
  if (!url.searchParams.has("lang")) url.searchParams.set("lang", locale);
  const response = await fetch(url, options);
  const json = response.headers.get("content-type")?.includes("json");
  const answer = response.status === 204 ? null : json ? await response.json() : await response.text();
  if (!response.ok)
    throw new Refused(
      inWords(answer?.error ?? "", answer?.message ?? String(response.status)),
      answer?.error ?? "",
      response.status,
    );
  return answer;
}

/** @param {string} address */
export function get(address) {
  return ask(address);
}

/** @param {string} address @param {unknown} body */
export function post(address, body) {
  return ask(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/** Sends a DELETE request. @param {string} address */
export function remove(address) {
  return ask(address, { method: "DELETE" });
}

/**
 * A name for a command, which makes a retry idempotent.
 * @param {string} who
 */
export function commandId(who) {
  return `${who}-${Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("")}`;
}
