import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../../lib/server/server.ts", import.meta.url));

/** Starts the production server like a container does, with one invalid setting. */
function start(set: Record<string, string>) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", SERVER],
    { encoding: "utf8", timeout: 120_000, env: { ...process.env, NODE_ENV: "production", ...set } },
  );
  return { status, stderr };
}

test.each([
  [
    { AUTH_SECRET: "" },
    "AUTH_SECRET is missing: it signs sessions and links, and `npm run init-env` makes one.\n",
  ],
  [
    { SITE_URL: "http://toko.example" },
    "SITE_URL must begin with https://, since passwords would cross the internet readable; only a private address may do without.\n",
  ],
  [
    { TRUST_PROXY: "yes", STORAGE: "ftp" },
    "TRUST_PROXY must be a whole number from 0 to 10.\nSTORAGE must be local or s3.\n",
  ],
])("a web server with %o ends with code 1 and a sentence for each fault", (set, stderr) => {
  expect(start(set)).toEqual({ status: 1, stderr });
});
