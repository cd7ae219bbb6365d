import type { ShopDatabase } from "../database/shop-database.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { wantedPort } from "../system/port.mjs";
import { storedSecret } from "../system/stored-secret.mjs";

/** Number of the demo's chat links. Nobody has it: no Indonesian mobile number begins with 0800. */
const DEMO_WHATSAPP = "6280000000000";

/** Returns the environment for the shop's processes. */
export function shopEnvironment(database: ShopDatabase) {
  const port = wantedPort();
  // The demo gets into a server of the operator's only by name.
  const seedDemo = process.env.SEED_DEMO || (database.embedded ? "1" : "0");
  return {
    ...process.env,
    DATABASE_URL: database.url,
    ...(database.embedded && {
      EMBEDDED_DATABASE: "1",
      DEV_MAIL_KEY: storedSecret(`${dataFolder()}/dev-mail-key`, 16),
    }),
    AUTH_SECRET: process.env.AUTH_SECRET || storedSecret(`${dataFolder()}/auth-secret`, 48),
    DATA_DIR: dataFolder(),
    PORT: String(port),
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
    SEED_DEMO: seedDemo,
    SHOP_WHATSAPP: process.env.SHOP_WHATSAPP ?? (seedDemo === "1" ? DEMO_WHATSAPP : ""),
    // A line for every request would scroll the shop's address away.
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  };
}

/** Throws what is wrong with the settings, before the demo data and the build take their time. */
export async function checkEnvironment(env: NodeJS.ProcessEnv) {
  await import("./module-hooks.ts");
  const { readEnvironment } = await import(inProject("lib/environment/env.ts"));
  readEnvironment(env);
}
