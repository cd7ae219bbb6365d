import { join } from "node:path";
import { build } from "../shop/build.ts";
import { Failure } from "../system/failure.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { step } from "../system/progress.mjs";
import { CLEARED_SETTINGS } from "./cleared-settings.ts";
import { startControlServer } from "./control-server.ts";
import { type Counts, skippedSuite } from "./counts.ts";
import { findOrInstall } from "./programs.ts";
import { AUTH_SECRET, type TestEnvironment } from "./shop-under-test.ts";
import { fillDatabase } from "./test-databases.ts";

type Rigs = typeof import("../../tests/faults/rig/rig.ts");
type Plants = typeof import("../../tests/faults/rig/plants.ts");
type Faults = typeof import("../../tests/faults/rig/faults.ts");

/** Runs tests of a shop that is broken in random order. `words` are `--seed 7` and `--runs 50`; the others are left. */
export async function faults(
  words: string[],
  vitest: (env: TestEnvironment, args: string[]) => Promise<Counts>,
): Promise<Counts> {
  if (process.platform !== "linux") return skippedSuite("faults need Linux.");
  const redis = await findOrInstall(["redis-server", "valkey-server"], "redis-server");
  if (!redis) return skippedSuite("no Redis or Valkey is installed.");
  const { env, args } = readRuns(words);
  return vitest({ ...(await breakableShop(redis)), ...env }, args);
}

/** Takes the seed and the number of runs out of the words. Throws a Failure where one isn't a number. */
export function readRuns(words: string[]): { env: TestEnvironment; args: string[] } {
  const args = [...words];
  const env: TestEnvironment = {};
  for (const name of ["seed", "runs"]) {
    const at = args.indexOf(`--${name}`);
    if (at < 0) continue;
    const [, value = ""] = args.splice(at, 2);
    if (!/^[1-9]\d{0,8}$/.test(value)) throw new Failure(`--${name} needs a number.`);
    env[`FAULTS_${name.toUpperCase()}`] = value;
  }
  return { env, args };
}

/**
 * Starts a shop whose parts tests break by `<control>/begin?fault=…` and mend by `/heal`. `/missing?fault=…` says what
 * the machine lacks for a fault, `/mails` which mails arrived.
 */
async function breakableShop(redis: string): Promise<TestEnvironment> {
  const { openRig }: Rigs = await import(inProject("tests/faults/rig/rig.ts"));
  const { FAULTS }: Faults = await import(inProject("tests/faults/rig/faults.ts"));
  await step("Building", () => build());
  const folder = join(dataFolder(), "faults");
  const settings = { ...process.env, ...CLEARED_SETTINGS, AUTH_SECRET };
  const rig = await step("Starting a shop that can be broken", () =>
    openRig(folder, redis, { settings, fill: fillDatabase }),
  );
  const doors = await plantBug(rig);
  const control = await startControlServer(async (path, search) => {
    const fault = FAULTS.flat().find(({ name }) => name === search.get("fault"));
    if (path === "/missing" && fault) return fault.needs?.(rig) || "";
    if (path === "/mails") return [...rig.mail.taken];
    if (path === "/begin" && fault) await fault.begin(rig);
    else if (path === "/heal") await rig.heal();
    else return undefined;
    return true;
  });
  return {
    DATABASE_URL: rig.url,
    DATA_DIR: rig.disks.pictures.folder,
    AUTH_SECRET,
    TEST_BASE_URL: doors[0] ?? "",
    TEST_BASE_URLS: doors.join(" "),
    TEST_CONTROL_URL: control,
  };
}

/** Plants the bug of FAULTS_PLANT, which shows that runs find it. Returns the doors that clients take. */
async function plantBug(rig: Awaited<ReturnType<Rigs["openRig"]>>): Promise<string[]> {
  const name = process.env.FAULTS_PLANT;
  if (!name) return rig.doors;
  const { PLANTS }: Plants = await import(inProject("tests/faults/rig/plants.ts"));
  const plant = PLANTS[name];
  if (!plant) throw new Failure(`FAULTS_PLANT is one of ${Object.keys(PLANTS).join(", ")}.`);
  return plant(rig);
}
