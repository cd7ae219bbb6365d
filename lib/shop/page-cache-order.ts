import "server-only";
import { db } from "../database/db.ts";
import { SHOP_FACT_KEYS } from "../database/shop-fact-keys.ts";

const key = SHOP_FACT_KEYS.pageCache;

/** `empty` keeps the cache as it is, but for its pages. */
export type PageCacheOrder = "on" | "off" | "empty";

/** Tells every web server to use its page cache or not, and to forget its pages. They follow within ten seconds. */
export async function orderPageCache(order: PageCacheOrder): Promise<void> {
  const isOn = order === "empty" ? (await readPageCacheOrder()).isOn : order === "on";
  // The time makes each order another one.
  const value = `${isOn ? "on" : "off"} ${new Date().toISOString()}`;
  await db().shopFact.upsert({ where: { key }, create: { key, value }, update: { value } });
}

/** Returns the last order: `mark` differs from that of every other order, and is empty before the first one. */
export async function readPageCacheOrder(): Promise<{ isOn: boolean; mark: string }> {
  const mark = (await db().shopFact.findUnique({ where: { key } }))?.value ?? "";
  return { isOn: !mark.startsWith("off"), mark };
}
