import { defineConfig } from "prisma/config";

/** Only for Prisma's CLI. The shop connects in lib/database/db.ts. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  ...(process.env.DATABASE_URL && { datasource: { url: process.env.DATABASE_URL } }),
});
