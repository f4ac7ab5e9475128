// What an arbiter kept on a phone without a network reaches the notes of a board in the hall: by link and by file.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { axe, openHall } from "./hall.mjs";
import { browser, file, folder, missing, opened } from "./pocket.mjs";
import { arbiter, round } from "./round.mjs";

let hall;
before(async () => {
  hall = await openHall();
});
after(() => hall?.close());

test("a ruling kept on a phone is handed to a hall by link and by file", { skip: missing }, async () => {
  const phone = await opened(file("en"), "#/desk/two-hands");
  await phone.getByRole("button", { name: "Keep with a note" }).click();
  await phone.locator("dialog").getByLabel("Note", { exact: true }).fill("Éva saw it.");
  await phone.locator("dialog button.main").click();
  const entry = phone.locator("li.entry");
  await entry.getByRole("button", { name: "Hand over to a hall" }).click();
  assert.deepEqual(await axe(phone), []);
  await phone.getByLabel("Address of the hall").fill(hall.address);
  await phone.getByRole("button", { name: "Copy a link" }).click();
  const link = await phone.locator("dialog .link").textContent();
  assert.ok(link.startsWith(`${hall.address}/desk#handed=`), link);
  const saving = phone.waitForEvent("download");
  await phone.getByRole("button", { name: "Save as a file" }).click();
  const saved = join(folder, "entries.json");
  await (await saving).saveAs(saved);
  const { entries } = JSON.parse(readFileSync(saved, "utf8"));
  assert.equal(entries.length, 1);
  assert.deepEqual(phone.troubles, []);
  await phone.context().close();

  // The link: the entries wait in the tab until a board is opened, and do not stay in the address.
  const page = await arbiter(browser, hall);
  const { boards } = await round(page, hall);
  await page.goto(link);
  await page.locator("#handed li", { hasText: "Éva saw it." }).waitFor();
  assert.equal(new URL(page.url()).hash, "");
  await page.goto(`${hall.address}/desk/${boards[0].game}`);
  await page.locator("#handed").getByRole("button", { name: "Note at this board" }).click();
  await page.locator("#wooden summary", { hasText: "1 note" }).click();
  const noted = page.locator("#wooden .notes li", { hasText: "Éva saw it." });
  await noted.locator(".by", { hasText: "Noted on the phone" }).waitFor();
  assert.equal(await page.locator("#handed li").count(), 0);
  assert.deepEqual(await axe(page), []);

  // The same entry as a file: it is there already.
  await page.locator("#handed summary").click();
  await page.locator("#handed input[type=file]").setInputFiles(saved);
  await page.locator("#handed").getByRole("button", { name: "Note at this board" }).click();
  await page
    .locator("[role=alert], [role=status]", { hasText: /already/ })
    .first()
    .waitFor();
  assert.equal(await noted.count(), 1);

  // Another file.
  const other = join(folder, "other.json");
  writeFileSync(other, "[1, 2]");
  await page.locator("#handed input[type=file]").setInputFiles(other);
  await page
    .locator("[role=alert], [role=status]", { hasText: "This is not a file or link from the pocket." })
    .first()
    .waitFor();
  await page.context().close();
});
