// `npm run init-env`: runs without installed packages, since a container host needs none.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { fillEnvironment, readIfExists, writePrivately } from "../init-env/environment-writer.mjs";
import { wantedSettings } from "../init-env/wanted-settings.mjs";
import { parseEnvironment } from "../system/environment-file.mjs";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";

const HELP = `Writes .env for \`docker compose up\`: what is missing in it, never over what is there.

npm run init-env -- [--domain toko.example] [--admin ani@toko.example] [--site-url …] [--http-port …] [--secrets]

  --domain     the shop's name on the internet; https with a certificate of its own.
               Without it the shop is one to try, at http://localhost:8080
  --admin      the e-mail of the first admin; asked for where somebody can answer
  --site-url   the address as people type it, where another proxy stands in front
  --http-port  where http is served on this machine (80 with --domain, else 8080)
  --secrets    the secrets as well, before the first start. Without them the shop makes its own, and
               \`docker compose run --rm -T secrets export >> .env\` writes those of a shop that runs
  --file       another file than .env`;

/** @param {string[]} args */
export async function main(args) {
  const given = readArguments(args);
  if (given.help) {
    console.log(HELP);
    return;
  }
  const file = inProject(given.file ?? ".env");
  const before = readIfExists(file);
  const present = parseEnvironment(before);
  const admin = given.admin ?? (present.ADMIN_EMAIL ? undefined : await askForAdmin(given.domain));
  const settings = wantedSettings({ ...given, ...(admin && { admin }) }, present);
  const { text, added } = fillEnvironment(before, settings);
  const tightened = writePrivately(file, text);
  console.log(
    added.length > 0
      ? `Added to ${given.file ?? ".env"}: ${added.join(", ")}.`
      : `Nothing is missing in ${given.file ?? ".env"}.`,
  );
  if (tightened) console.log("Only its owner can read it now.");
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    const text = /** @type {const} */ ({ type: "string" });
    const { values } = parseArgs({
      args,
      options: {
        domain: text,
        admin: text,
        "site-url": text,
        "http-port": text,
        file: text,
        secrets: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { "site-url": siteUrl, "http-port": httpPort, ...rest } = values;
    return { ...rest, ...(siteUrl && { siteUrl }), ...(httpPort && { httpPort }) };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}

/** @param {string | undefined} domain @returns {Promise<string | undefined>} */
async function askForAdmin(domain) {
  if (!process.stdin.isTTY || !domain) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question("E-mail of the shop's first admin: ")).trim() || undefined;
  } finally {
    terminal.close();
  }
}
