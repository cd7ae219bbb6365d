import { readdirSync, rmSync } from "node:fs";
import { command } from "../system/command.mjs";
import { Failure } from "../system/failure.mjs";
import { hashOf } from "../system/hash.mjs";
import { withLock } from "../system/lock-file.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { isDone, onceFor } from "../system/record.mjs";
import { servingProcess } from "../system/serving-lock.mjs";

const RECORD = inProject(".next/built-for");
const FOLDERS = [
  "app",
  "components",
  "lib",
  "emails",
  "public",
  "prisma/schema",
  "prisma/migrations",
];

/** Files of the root that no build reads. */
const OTHER_TOOLS = /^(biome|vitest|playwright|prisma)\b|^next-env\.d\.ts$/;

/** @returns {string} of everything that a build depends on */
export function sourcesHash() {
  const root = readdirSync(inProject("."), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.(json|[cm]?[jt]sx?)$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !OTHER_TOOLS.test(name));
  const published = Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .map((pair) => pair.join("="));
  return hashOf([...FOLDERS, ...root.sort()], published.sort());
}

export const isBuilt = () => isDone(RECORD, sourcesHash());

/**
 * Builds the shop for production unless the sources are those of the last build.
 * @param {{ anew?: boolean, serving?: boolean }} [options] `serving`: we hold the serving lock
 * @returns {Promise<boolean>} false when there was nothing to do
 */
export function build({ anew = false, serving = false } = {}) {
  return withLock(`${dataFolder()}/build.lock`, () => {
    if (anew) rmSync(RECORD, { force: true });
    return onceFor(RECORD, sourcesHash(), async () => {
      if (!serving) refuseWhileServing();
      rmSync(RECORD, { force: true });
      const next = inProject("node_modules/next/dist/bin/next");
      const { code, output } = await command(process.execPath, [next, "build"], {
        env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
        quiet: true,
      });
      if (code !== 0) throw new Failure(`next build failed:\n${output.trim()}`);
    });
  });
}

/** A build replaces the files that a running shop hands out. */
function refuseWhileServing() {
  if (servingProcess()) {
    throw new Failure(
      "The sources have changed and a shop serves the last build from this folder: stop it first.",
    );
  }
}
