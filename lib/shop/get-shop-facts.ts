import "server-only";
import { onPool, type Sql } from "../database/sql/source.ts";
import { env } from "../environment/env.ts";
import { type ShopFacts, toShopFacts } from "./facts.ts";
import { readGroups } from "./groups/read-groups.ts";

/**
 * Returns the shop's facts as they are now. A transaction reads them by itself: all transactions that wait for another
 * connection would wait for each other. Pages read them by lib/cache/shop.ts.
 */
export async function getShopFacts(source: Sql = onPool): Promise<ShopFacts> {
  return toShopFacts(env(), await readGroups(source));
}
