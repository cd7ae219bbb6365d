import "server-only";
import { db } from "../database/db.ts";
import { WHOLE_SHOP } from "./internal/list-sql.ts";
import { readCounts } from "./internal/read-counts.ts";
import type { ProductTally } from "./product-tally.ts";

/** Counts all products of the shop by category and size, without reading the products. */
export function tallyProducts(): Promise<ProductTally> {
  return readCounts(db(), WHOLE_SHOP);
}
