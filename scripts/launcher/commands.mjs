/** @typedef {{ file: string, args?: string[], installs: "nothing" | "shop" | "tools" }} Command */

/** The commands of package.json: files of scripts/commands. @type {Record<string, Command>} */
export const COMMANDS = {
  start: { file: "serve.ts", args: ["production"], installs: "shop" },
  dev: { file: "serve.ts", args: ["development"], installs: "shop" },
  admin: { file: "operate.ts", installs: "shop" },
  worker: { file: "work.ts", installs: "shop" },
  "mail-preview": { file: "preview-mails.ts", installs: "shop" },
  db: { file: "db.ts", installs: "shop" },
  migrate: { file: "migrate.ts", installs: "shop" },
  generate: { file: "generate.ts", installs: "shop" },
  "init-env": { file: "init-env.mjs", installs: "nothing" },
  test: { file: "run-tests.ts", installs: "tools" },
  verify: { file: "run-tests.ts", args: ["--build"], installs: "tools" },
  bench: { file: "run-bench.ts", installs: "tools" },
  fonts: { file: "subset-fonts.ts", installs: "tools" },
  "migrate-new": { file: "new-migration.ts", installs: "tools" },
  "migrate-check": { file: "check-migrations.ts", installs: "tools" },
};
