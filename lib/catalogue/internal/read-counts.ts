import type { Database } from "../../database/db.ts";
import type { ProductTally } from "../product-tally.ts";
import { type ListFilter, pairCountsSql } from "./list-sql.ts";

/** Counts the products of a filter by category and sizes: 32 rows, and one for each list of sizes in use. */
export function readCounts(source: Database, filter: ListFilter): Promise<ProductTally> {
  // CHECK constraints and product_sizes allow only the types' values.
  return source.$queryRaw<ProductTally[number][]>(pairCountsSql(filter));
}
