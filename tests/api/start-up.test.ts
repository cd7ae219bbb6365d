import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../../lib/server/server.ts", import.meta.url));

test("a web server with a wrong setting ends with code 1 and a sentence", () => {
  const wrong = { NODE_ENV: "production" as const, SITE_URL: "http://toko.example" };
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", SERVER],
    { encoding: "utf8", timeout: 120_000, env: { ...process.env, ...wrong } },
  );
  expect([status, stderr]).toEqual([
    1,
    "SITE_URL must begin with https://, since passwords would cross the internet readable; only a private address may do without.\n",
  ]);
});
