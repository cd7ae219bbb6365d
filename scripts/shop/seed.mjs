import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";

/** Options of Node for a process that imports the shop's own files: those are for a server alone. */
export const SHOP_CODE = ["--conditions=react-server", "--disable-warning=ExperimentalWarning"];

/**
 * Fills the database; the seed itself knows what is there already.
 * @param {NodeJS.ProcessEnv} env with DATABASE_URL, DATA_DIR and what the seed looks at
 */
export async function seed(env) {
  const { code, output } = await command(
    process.execPath,
    [...SHOP_CODE, inProject("prisma/seed/seed.ts")],
    {
      env: { ...env, NODE_ENV: "production" },
      quiet: true,
    },
  );
  if (code !== 0) throw new Failure(`The demo data can't be made:\n${output.trim()}`);
}
