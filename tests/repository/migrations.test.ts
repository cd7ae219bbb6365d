import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const script = fileURLToPath(new URL("../../scripts/run.mjs", import.meta.url));

it("prisma/schema and prisma/migrations say the same", async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    script,
    "migrate-check",
  ]).catch((failed) => failed);
  expect(stdout + stderr).toBe("Schema and migrations agree.\n");
});
