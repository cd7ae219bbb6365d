import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type LockedPackage = { version?: string; resolved?: string; link?: boolean };

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"),
);
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

/** The first version of each package with its security fixes. */
const FLOORS: Record<string, string> = {
  next: "16.4.5",
  react: "19.3.1",
  "react-dom": "19.3.1",
  sharp: "0.35.5",
  "next-auth": "4.24.15",
  nodemailer: "10.4.1",
  zod: "4.6.7",
  "@fastify/busboy": "3.2.2",
};

/** Tools also bring older versions of these, so only direct dependencies count. */
const FLOORS_WHERE_DIRECT: Record<string, string> = { undici: "8.12.0" };

function isAtLeast(version: string, floor: string): boolean {
  // A pre-release comes before its release.
  const [release = "", preRelease] = version.split("-", 2);
  const order = release.localeCompare(floor, "en", { numeric: true });
  return order > 0 || (order === 0 && preRelease === undefined);
}

function installed(name: string): [string, LockedPackage][] {
  return packages.filter(([path]) => path.endsWith(`node_modules/${name}`));
}

describe("package-lock.json", () => {
  it.each(Object.entries(FLOORS))("holds no %s below %s", (name, floor) => {
    for (const [path, { version = "0" }] of installed(name)) {
      expect(isAtLeast(version, floor), `${path} is ${version}`).toBe(true);
    }
  });

  it.each(Object.entries(FLOORS_WHERE_DIRECT))("asks for no %s below %s", (name, floor) => {
    const version = lock.packages[`node_modules/${name}`]?.version;
    const manifest = lock.packages[""] as { dependencies?: Record<string, string> };
    if (manifest.dependencies?.[name]) expect(isAtLeast(version ?? "0", floor)).toBe(true);
  });

  it("names no registry's host, so that any registry will do", () => {
    const bound = packages.filter(([, { resolved }]) => resolved !== undefined);
    expect(bound.map(([path]) => path)).toEqual([]);
  });
});

describe("the comparison of versions", () => {
  it.each([
    ["16.4.5", "16.4.5", true],
    ["16.10.0", "16.4.5", true],
    ["16.4.4", "16.4.5", false],
    ["9.9.9", "10.4.1", false],
    ["19.3.1-rc.1", "19.3.1", false],
  ])("%s reaches %s: %s", (version, floor, reaches) => {
    expect(isAtLeast(version, floor)).toBe(reaches);
  });
});
