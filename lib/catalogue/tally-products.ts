import "server-only";
import type { PrismaClient } from "#prisma/generated/client.ts";
import { db } from "../database/db.ts";
import { onSource } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { tallySql } from "./internal/tally-sql.ts";
import type { ProductTally } from "./product-tally.ts";

/** Counts all products of the shop: 64 rows, and two for each list of sizes in use. */
export function tallyProducts(source: PrismaClient = db()): Promise<ProductTally> {
  // CHECK constraints and product_sizes allow only the types' values.
  return onSource(source).query<ProductTally[number]>(tallySql(sql`products`));
}
