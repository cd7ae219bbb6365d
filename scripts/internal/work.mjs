// The second part of `npm run worker`.
import { generateClient } from "../database/prisma-client.mjs";
import { openShopDatabase } from "../database/shop-database.mjs";
import { inProject } from "./paths.mjs";
import { shopEnvironment } from "./shop-environment.mjs";
import { untilStopped } from "./stop-signals.mjs";
import "./shop-modules.mjs";

/** @returns {Promise<void>} when somebody asks it to end and what was under way has ended */
export async function main() {
  const stopped = untilStopped();
  const database = await openShopDatabase();
  await generateClient();
  Object.assign(process.env, shopEnvironment(database), { NODE_ENV: "production" });
  const { checkEnvironmentAtStart } = await import(inProject("lib/environment-warnings.ts"));
  const { workUntil } = await import(inProject("scripts/internal/work-until.ts"));
  checkEnvironmentAtStart();
  console.log("The worker sends mail. Ctrl-C stops it.");
  await workUntil(stopped);
  await database.release();
}
