// What every page needs: asking the hall, and making elements.

/**
 * Sends JSON and gives the answer, or throws what the hall says against it.
 * @param {string} address
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export async function post(address, body) {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) throw new Error(answer?.message ?? `the hall answers ${response.status}`);
  return answer;
}

/**
 * Makes an element with attributes and children.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {...(string | Node)} children
 */
export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
