import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("prisma/schema and prisma/migrations say the same", async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    "scripts/run.mjs",
    "migrate-check",
  ]).catch((failed) => failed);
  expect(stdout + stderr).toBe("Schema and migrations agree.\n");
});

it.each(globSync("prisma/migrations/*/migration.sql"))("%s can run in a transaction", (file) => {
  const statements = readFileSync(file, "utf8").replace(/--.*$/gm, "");
  expect(statements).not.toMatch(
    /^\s*(begin|commit|rollback|start transaction)( work| transaction)?\s*;/im,
  );
  expect(statements).not.toMatch(/\b(concurrently|vacuum)\b/i);
});
