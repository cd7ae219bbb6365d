import "server-only";
import { db } from "../database/db.ts";
import { SHOP_FACT_KEYS } from "../database/shop-fact-keys.ts";
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

export async function isDemoShop(): Promise<boolean> {
  const fact = await db().shopFact.findUnique({ where: { key: SHOP_FACT_KEYS.demoData } });
  return fact?.value === "done";
}
