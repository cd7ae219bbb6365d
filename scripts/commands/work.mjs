// The second part of `npm run worker`.
import { generateClient } from "../database/prisma-client.mjs";
import { openShopDatabase } from "../database/shop-database.mjs";
import { shopEnvironment } from "../shop/shop-environment.mjs";
import { inProject } from "../system/paths.mjs";
import { untilStopped } from "../system/stop-signals.mjs";
import "../shop/shop-modules.mjs";

/** @returns {Promise<void>} when somebody asks it to end and what was under way has ended */
export async function main() {
  const stopped = untilStopped();
  const database = await openShopDatabase();
  await generateClient();
  Object.assign(process.env, shopEnvironment(database), { NODE_ENV: "production" });
  const { checkEnvironmentAtStart } = await import(
    inProject("lib/observability/environment-warnings.ts")
  );
  const { workUntil } = await import(inProject("scripts/shop/work-until.ts"));
  checkEnvironmentAtStart();
  console.log("The worker sends mail. Ctrl-C stops it.");
  await workUntil(stopped);
  await database.release();
}
