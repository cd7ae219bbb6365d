// `npm run db`: the embedded database alone, for work on the code.
import { openShopDatabase } from "./database/shop-database.mjs";
import { makeDataFolder } from "./internal/data-folder.mjs";
import { loadEnvironmentFile } from "./internal/environment-file.mjs";
import { run } from "./internal/failure.mjs";
import { untilStopped } from "./internal/stop-signals.mjs";

run(async () => {
  loadEnvironmentFile();
  makeDataFolder();
  const stopped = untilStopped();
  const database = await openShopDatabase();
  if (database.note) console.log(database.note);
  console.log(`DATABASE_URL=${database.url}`);
  console.log("Ctrl-C stops it.");
  await stopped;
  await database.release();
});
