/**
 * A command of package.json's scripts.
 * @typedef {object} Command
 * @property {string} part the file in scripts/commands whose `main` runs it
 * @property {string[]} [args] come before the caller's own
 * @property {"nothing" | "shop" | "tools"} installs the packages to install first: none, those that
 *   the shop runs on, or also those of tests and checks
 */

/** @type {Record<string, Command>} */
export const COMMANDS = {
  start: { part: "serve", args: ["production"], installs: "shop" },
  dev: { part: "serve", args: ["development"], installs: "shop" },
  admin: { part: "operate", installs: "shop" },
  worker: { part: "work", installs: "shop" },
  "mail-preview": { part: "preview-mails", installs: "shop" },
  db: { part: "db", installs: "shop" },
  migrate: { part: "migrate", installs: "shop" },
  generate: { part: "generate", installs: "shop" },
  "init-env": { part: "init-env", installs: "nothing" },
  test: { part: "run-tests", installs: "tools" },
  verify: { part: "run-tests", args: ["--build"], installs: "tools" },
  bench: { part: "run-bench", installs: "tools" },
  fonts: { part: "subset-fonts", installs: "tools" },
  "migrate-new": { part: "new-migration", installs: "tools" },
  "migrate-check": { part: "check-migrations", installs: "tools" },
};
