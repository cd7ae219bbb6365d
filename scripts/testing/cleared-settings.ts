import { readFileSync } from "node:fs";
import { inProject } from "../system/paths.mjs";

/** Stays, so that a developer can read the log of a test. */
const KEPT = "LOG_LEVEL";

const lines = readFileSync(inProject(".env.example"), "utf8").matchAll(
  /^(?:# )?([A-Z][A-Z\d_]+)=/gm,
);
const names = [...lines].map(([, name = ""]) => name).filter((name) => name !== KEPT);

/** Empties every setting of a developer's .env: none may change a result, or send real mail. */
export const CLEARED_SETTINGS = Object.fromEntries(names.map((name) => [name, ""]));
