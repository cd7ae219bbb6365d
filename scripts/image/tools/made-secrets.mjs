// Imported first by every tool. What the environment gives wins over the file of scripts/compose/secrets.sh, and an
// empty value counts as none.
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

const { SECRETS_FILE } = process.env;
if (SECRETS_FILE) {
  const made = parseEnv(readFileSync(SECRETS_FILE, "utf8"));
  for (const [name, value] of Object.entries(made)) process.env[name] ||= value;
}
