import { dataFolder, inProject } from "../system/paths.mjs";
import { wantedPort } from "../system/port.mjs";
import { authSecret } from "./auth-secret.mjs";

/**
 * What a process of the shop finds in its environment when we start it.
 * @param {import("../database/shop-database.mjs").ShopDatabase} database
 */
export function shopEnvironment(database) {
  const port = wantedPort();
  return {
    ...process.env,
    DATABASE_URL: database.url,
    ...(database.embedded && { EMBEDDED_DATABASE: "1" }),
    AUTH_SECRET: authSecret(),
    DATA_DIR: dataFolder(),
    PORT: String(port),
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    SEED_DEMO: process.env.SEED_DEMO || "1",
    // On somebody's terminal a line for every request would bury the address.
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  };
}

/**
 * What each process would say by itself, said before the demo data and the build take their time.
 * Throws what a person has to put right, one sentence a variable.
 * @param {NodeJS.ProcessEnv} env
 */
export async function checkEnvironment(env) {
  await import("./shop-modules.mjs");
  const { readEnvironment } = await import(inProject("lib/environment/env.ts"));
  readEnvironment(env);
}
