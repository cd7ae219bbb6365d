import { outputOf } from "../system/command.mjs";
import { hashOf } from "../system/hash.mjs";
import { inProject } from "../system/paths.mjs";
import { onceFor } from "../system/record.mjs";

/** Generates prisma/generated when the schema or Prisma's version changed. */
export function generateClient() {
  const hash = hashOf(["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]);
  return onceFor(inProject("prisma/generated/.made-for"), hash, async () => {
    // Prisma wants its schema engine to exist and doesn't run it: any program will do.
    const env = {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    };
    const prisma = inProject("node_modules/prisma/build/index.js");
    const args = [prisma, "generate", "--no-hints"];
    await outputOf("prisma generate failed", process.execPath, args, env);
  });
}
