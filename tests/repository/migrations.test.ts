import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const script = fileURLToPath(
  new URL("../../scripts/commands/check-migrations.mjs", import.meta.url),
);

it("prisma/schema and prisma/migrations say the same", async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script]).catch(
    (failed) => failed,
  );
  expect(stdout + stderr).toBe("Schema and migrations agree.\n");
});
