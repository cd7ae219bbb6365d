import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { PATIENCE } from "./tests/setup/patience.ts";

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Each worker opens up to ten connections. The test server allows a hundred. */
const MOST_WORKERS = 4;

/** Only a test that hangs takes so long, also on a busy machine. A longer one sets its own time. */
const HANGS_AFTER_MS = 180_000;

/** The same for suites whose tests send thousands of requests, or kill servers many times. */
const LONG_HANGS_AFTER_MS = 300_000;

/** Each of these files changes settings or modules, or decodes what lib/media forbids: it has a process of its own. */
const ALONE = "*.alone.test.{ts,tsx,mjs}";

/** Each of these files starts programs, or reads large files, for seconds: `npm run check` leaves them out. */
const SLOW = "*.slow.test.{ts,mjs}";

/** The others of the quick suites load a module once a worker, not once a file: that is half their time. */
const TOGETHER = {
  isolate: false,
  exclude: [...configDefaults.exclude, `**/${ALONE}`, `**/${SLOW}`],
};

const WITH_DATABASE = {
  globalSetup: ["scripts/testing/vitest-databases.ts"],
  setupFiles: ["tests/setup/domain-worker.ts"],
};

export default defineConfig({
  resolve: { alias: { "server-only": inProject("tests/setup/server-only.ts") } },
  test: {
    maxWorkers: MOST_WORKERS,
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    expect: { poll: PATIENCE },
    allowOnly: !process.env.CI,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          ...TOGETHER,
          include: [
            "{lib,components,prisma,demo,emails}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.{mjs,ts}",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "repository",
          ...TOGETHER,
          include: ["tests/repository/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "unit-alone",
          include: [`{lib,components,prisma,demo,emails,scripts,tests/repository}/**/${ALONE}`],
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: [`{lib,scripts,tests/repository}/**/${SLOW}`],
        },
      },
      {
        extends: true,
        test: {
          name: "domain",
          ...TOGETHER,
          ...WITH_DATABASE,
          include: ["tests/domain/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "domain-alone",
          ...WITH_DATABASE,
          include: [`tests/domain/**/${ALONE}`],
        },
      },
      {
        extends: true,
        test: {
          name: "plans",
          ...WITH_DATABASE,
          include: ["tests/plans/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          isolate: false,
          include: ["tests/api/*.test.ts", "tests/api/contract/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "fuzz",
          include: ["tests/api/fuzz/*.test.ts"],
          testTimeout: LONG_HANGS_AFTER_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "attacks",
          include: ["tests/api/attacks/*.test.ts"],
          testTimeout: LONG_HANGS_AFTER_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "contention",
          include: ["tests/api/contention/*.test.ts"],
          testTimeout: LONG_HANGS_AFTER_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "containers",
          include: ["tests/containers/*.test.ts"],
          // Each step depends on the one before. Some build images.
          bail: 1,
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: "instances",
          include: ["tests/api/instances/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "failover",
          include: ["tests/failover/*.test.ts"],
          testTimeout: LONG_HANGS_AFTER_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["tests/faults/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "uploads",
          include: ["tests/api/uploads/*.test.ts"],
          testTimeout: LONG_HANGS_AFTER_MS,
        },
      },
    ],
  },
});
