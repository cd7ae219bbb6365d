import { readdirSync, rmSync } from "node:fs";
import { Failure } from "../system/failure.mjs";
import { hashOf } from "../system/hash.mjs";
import { withLock } from "../system/lock-file.mjs";
import { dataFolder, inProject } from "../system/paths.mjs";
import { isDone, onceFor } from "../system/record.mjs";
import { servingProcess } from "../system/serving-lock.mjs";
import { buildNext } from "./build-next.mjs";

const RECORD = inProject(".next/built-for");
const SOURCES = [
  "app",
  "components",
  "lib",
  "emails",
  "public",
  "prisma/schema",
  "prisma/migrations",
];

/** Files of the root that the build doesn't read. */
const UNREAD_FILES = /^(biome|vitest|playwright|prisma)\b|^next-env\.d\.ts$/;

/** Hashes everything that a build depends on. */
function sourcesHash(): string {
  const root = readdirSync(inProject("."), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.(json|[cm]?[jt]sx?)$/.test(entry.name))
    .map(({ name }) => name)
    .filter((name) => !UNREAD_FILES.test(name));
  const published = Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .map((pair) => pair.join("="));
  return hashOf([...SOURCES, ...root.sort()], published.sort());
}

export const isBuilt = () => isDone(RECORD, sourcesHash());

type BuildOptions = { clean?: boolean; holdsServingLock?: boolean };

/** Builds for production, unless nothing changed since the last build. Returns whether it did. */
export function build({ clean = false, holdsServingLock = false }: BuildOptions = {}) {
  return withLock(`${dataFolder()}/build.lock`, () => {
    if (clean) rmSync(RECORD, { force: true });
    return onceFor(RECORD, sourcesHash(), async () => {
      if (!holdsServingLock) throwIfServing();
      rmSync(RECORD, { force: true });
      await buildNext();
    });
  });
}

/** Throws while a shop runs, because a build replaces the files that it serves. */
function throwIfServing() {
  if (servingProcess()) {
    throw new Failure(
      "The sources have changed and a shop serves the last build from this folder: stop it first.",
    );
  }
}
