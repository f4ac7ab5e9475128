// A client generated from the OpenAPI document of the hall: its types fit a program that plays a game, reject a wrong one,
// and describe what the hall really answers.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { hall } from "./stage.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const GENERATED = here("./generated");

/** What TypeScript says about a program, with the generated types. */
function checked(program) {
  const config = here("./generated/tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: {
        allowJs: true,
        checkJs: true,
        noEmit: true,
        strict: true,
        skipLibCheck: true,
        target: "es2023",
        module: "nodenext",
        moduleResolution: "nodenext",
        types: [],
        lib: ["es2023", "dom", "dom.iterable"],
      },
      files: [program],
    }),
  );
  try {
    execFileSync(here("./node_modules/.bin/tsc"), ["-p", config], { stdio: "pipe" });
    return "";
  } catch (error) {
    return String(error.stdout);
  }
}

test("a generated client plays a game", async () => {
  mkdirSync(GENERATED, { recursive: true });
  const generate = here("./node_modules/.bin/openapi-typescript");
  const document = `${GENERATED}/openapi.json`;
  writeFileSync(document, await (await fetch(`${hall.address}/api/v1/openapi.json`)).text());
  // What has a default may be left out.
  const options = ["--default-non-nullable", "false", "--output", `${GENERATED}/api.d.ts`];
  execFileSync(generate, [document, ...options], { stdio: "pipe" });
  assert.equal(checked("../client.mjs"), "", "the program fits the types");
  const wrong = readFileSync(here("./client.mjs"), "utf8")
    .replaceAll("./generated/", "./")
    .replace('hands: "one"', 'hands: "three"')
    .replace("illegal.rulings", "illegal.judgments")
    .replace("{game}/acts", "{game}/deeds");
  writeFileSync(`${GENERATED}/wrong.mjs`, wrong);
  const found = checked("./wrong.mjs");
  for (const part of ["deeds", "judgments", "three"]) assert.match(found, new RegExp(part));

  const { play } = await import("./client.mjs");
  const played = await play(hall.address);
  assert.ok(
    played.illegal.some((number) => number.startsWith("7.5")),
    played.illegal.join(", "),
  );
  assert.match(played.mate ?? "", /mate/);
  assert.deepEqual(played.score, { white: 2, black: 0 });
  assert.deepEqual(played.moves, ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]);
  assert.match(played.last ?? "", /^§ 5\.1\.1/);
  assert.deepEqual(played.stranger, [401, "unknown_token"]);
  rmSync(GENERATED, { recursive: true, force: true });
});
