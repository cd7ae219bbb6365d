import "server-only";
import { env } from "../environment/env.ts";
import { type ShopFacts, toShopFacts } from "./facts.ts";

/** Returns the shop's facts. Async, so that they can move to the database. */
export async function getShopFacts(): Promise<ShopFacts> {
  return toShopFacts(env());
}
