import { SHOP_FACT_KEYS } from "../../lib/database/shop-fact-keys.ts";
import { findFact, hasDemoData, keepFact } from "../database/demo-data.mjs";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { hashOf } from "../system/hash.mjs";
import { inProject } from "../system/paths.mjs";

type Environment = NodeJS.ProcessEnv & { DATABASE_URL: string };

/** Node's options for a process that imports the shop's server files. */
export const SHOP_NODE_OPTIONS = [
  "--conditions=react-server",
  "--disable-warning=ExperimentalWarning",
];

const referenceHash = () => hashOf(["prisma/seed", "node_modules/idn-area-data/package.json"]);

/** Returns whether seeding a migrated database would change nothing. */
export async function isSeeded(env: Environment): Promise<boolean> {
  const key = SHOP_FACT_KEYS.referenceData;
  if ((await findFact(env.DATABASE_URL, key)) !== referenceHash()) return false;
  return env.SEED_DEMO !== "1" || hasDemoData(env.DATABASE_URL);
}

/** Seeds the database of `env.DATABASE_URL`. Seeding again adds only what is missing. */
export async function seed(env: Environment) {
  const hash = referenceHash();
  const { code, output } = await command(
    process.execPath,
    [...SHOP_NODE_OPTIONS, inProject("prisma/seed/seed.ts")],
    {
      env: { ...env, NODE_ENV: "production" },
      quiet: true,
    },
  );
  if (code !== 0) throw new Failure(`The demo data can't be made:\n${output.trim()}`);
  await keepFact(env.DATABASE_URL, SHOP_FACT_KEYS.referenceData, hash);
}
