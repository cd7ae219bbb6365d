import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { env } from "../environment/env.ts";
import { DEMO_FACTS, type ShopFacts } from "../shop/facts.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";

// A build knows no environment: the pages that it bakes bear defaults and are never served
// (docs/caching.md#how-a-page-enters-the-cache).
const isBuild = () => process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;

/** Returns SITE_URL. */
export function siteUrl(): URL {
  return new URL(isBuild() ? "http://localhost:3000" : env().SITE_URL);
}

/** Returns the shop's facts for a page. */
export async function getSiteFacts(): Promise<ShopFacts> {
  return isBuild() ? DEMO_FACTS : getShopFacts();
}
