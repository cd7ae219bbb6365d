// The image's web server. Next's standalone output has no next.config.mjs: its own server file hands the
// built settings to Next in this variable.
import "./made-secrets.mjs";
import { readFileSync } from "node:fs";

const built = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
const config = { ...built.config, distDir: "./.next" };
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
await import("../../../lib/server/server.ts");
