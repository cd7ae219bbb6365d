import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { holderOf, tryLock, withLock } from "./lock-file.mjs";

const folder = mkdtempSync(join(tmpdir(), "lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("is held by one and given back", () => {
  const file = join(folder, "one");
  const release = tryLock(file);
  expect(holderOf(file)).toBe(process.pid);
  expect(tryLock(file)).toBeUndefined();
  release?.();
  expect(existsSync(file)).toBe(false);
});

it("isn't held by a process that is gone, nor by another one with the same pid", () => {
  const file = join(folder, "dead");
  for (const holder of ["999999999 1", `${process.pid} 1`, "", "rubbish"]) {
    writeFileSync(file, holder);
    const release = tryLock(file);
    expect(release, holder).toBeTypeOf("function");
    release?.();
  }
});

it("lets one work at a time", async () => {
  const file = join(folder, "turns");
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(file, work)));
  expect(most).toBe(1);
});
