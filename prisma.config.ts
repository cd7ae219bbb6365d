import { defineConfig } from "prisma/config";

/** For Prisma's command line alone: the shop itself connects in lib/database/db.ts. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  ...(process.env.DATABASE_URL && { datasource: { url: process.env.DATABASE_URL } }),
});
