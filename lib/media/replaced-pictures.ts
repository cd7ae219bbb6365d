import "server-only";
import { subDays } from "date-fns";
import { type Database, db } from "../database/db.ts";
import { SHOP_FACT_KEYS } from "../database/shop-fact-keys.ts";

/** Prefix of a row for each picture that has left its row. */
const FACT = SHOP_FACT_KEYS.replacedPicture;

/** Keeps replaced pictures for a day: a backup copies files after rows. Call it in the transaction of the change. */
export async function keepReplacedPictures(tx: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const data = keys.map((key) => ({ key: FACT + key, value: "" }));
  await tx.shopFact.createMany({ data, skipDuplicates: true });
}

export async function forgetReplacedPictures(now: Date): Promise<void> {
  const createdAt = { lt: subDays(now, 1) };
  await db().shopFact.deleteMany({ where: { key: { startsWith: FACT }, createdAt } });
}
