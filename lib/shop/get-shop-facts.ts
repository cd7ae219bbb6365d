import "server-only";
import { env } from "../environment/env.ts";
import { type ShopFacts, toShopFacts } from "./facts.ts";

/**
 * Returns the shop's facts. The environment is their only source today; a row that the owner edits
 * will override it here, so callers await.
 */
export async function getShopFacts(): Promise<ShopFacts> {
  return toShopFacts(env());
}
