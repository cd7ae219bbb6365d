import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a web server with a wrong setting ends with code 1 and a sentence", () => {
  const wrong = { NODE_ENV: "production" as const, SITE_URL: "http://toko.example" };
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "lib/server/server.ts"],
    { encoding: "utf8", timeout: 120_000, env: { ...process.env, ...wrong } },
  );
  expect([status, stderr]).toEqual([
    1,
    "SITE_URL must begin with https://, since passwords would cross the internet readable; only a private address may do without.\n",
  ]);
});
