import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";

/** Node's options for a process that imports the shop's server files. */
export const SHOP_NODE_OPTIONS = [
  "--conditions=react-server",
  "--disable-warning=ExperimentalWarning",
];

/** Seeds the database of `env.DATABASE_URL`. Seeding again adds only what is missing. */
export async function seed(env: NodeJS.ProcessEnv) {
  const { code, output } = await command(
    process.execPath,
    [...SHOP_NODE_OPTIONS, inProject("prisma/seed/seed.ts")],
    {
      env: { ...env, NODE_ENV: "production" },
      quiet: true,
    },
  );
  if (code !== 0) throw new Failure(`The demo data can't be made:\n${output.trim()}`);
}
