import "server-only";
import { db } from "../database/db.ts";

/** Whether the goods are the demo's: its pictures say in their alt text that they are drawings. */
export async function isDemoShop(): Promise<boolean> {
  const fact = await db().shopFact.findUnique({ where: { key: "demo-data" } });
  return fact?.value === "done";
}
