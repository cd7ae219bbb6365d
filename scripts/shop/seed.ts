import { SHOP_FACT_KEYS } from "../../lib/database/shop-fact-keys.ts";
import { findFact, hasDemoData, keepFact } from "../database/demo-data.mjs";
import { outputOf } from "../system/command.mjs";
import { hashOf } from "../system/hash.mjs";
import { inProject } from "../system/paths.mjs";

type Environment = NodeJS.ProcessEnv & { DATABASE_URL: string };

/** Node's arguments for a program that imports the shop's server files. */
export const shopProgram = (path: string): string[] => [
  "--conditions=react-server",
  "--disable-warning=ExperimentalWarning",
  inProject(path),
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
  await outputOf(
    "The demo data can't be made",
    process.execPath,
    shopProgram("prisma/seed/seed.ts"),
    {
      ...env,
      NODE_ENV: "production",
    },
  );
  await keepFact(env.DATABASE_URL, SHOP_FACT_KEYS.referenceData, hash);
}
