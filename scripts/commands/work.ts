// `npm run worker`: sends mail and cleans up in a process of its own.
import { generateClient } from "../database/prisma-client.mjs";
import { openShopDatabase } from "../database/shop-database.mjs";
import { shopEnvironment } from "../shop/shop-environment.ts";
import { inProject } from "../system/paths.mjs";
import { untilStopped } from "../system/stop-signals.mjs";
import "../shop/module-hooks.ts";

export async function main(): Promise<void> {
  const stopped = untilStopped();
  const database = await openShopDatabase();
  await generateClient();
  Object.assign(process.env, shopEnvironment(database), { NODE_ENV: "production" });
  const { checkEnvironmentAtStart } = await import(
    inProject("lib/observability/environment-warnings.ts")
  );
  const { runWorker } = await import(inProject("scripts/shop/run-worker.ts"));
  checkEnvironmentAtStart();
  console.log("The worker sends mail. Ctrl-C stops it.");
  await runWorker(stopped);
  await database.release();
}
