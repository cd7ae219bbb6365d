import { defineConfig } from "prisma/config";

const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;

/** Only for Prisma's CLI. The shop connects in lib/database/db.ts. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  ...(url && { datasource: { url } }),
});
