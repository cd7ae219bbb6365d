import "server-only";
import { db } from "../database/db.ts";
import { SHOP_FACT_KEYS } from "../database/shop-fact-keys.ts";

export async function isDemoShop(): Promise<boolean> {
  const fact = await db().shopFact.findUnique({ where: { key: SHOP_FACT_KEYS.demoData } });
  return fact?.value === "done";
}
