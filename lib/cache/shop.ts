import "server-only";
import { cache } from "react";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { addJakartaDays, startOfJakartaDay } from "../dates.ts";
import { env } from "../environment/env.ts";
import { tags } from "../expiry/tags.ts";
import { type ShopFacts, toShopFacts } from "../shop/facts.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { hasDates } from "../shop/notices.ts";
import { cacheForSeconds, readForPage } from "./current-page.ts";

/** Facts that pages show while the database is away. */
let lastKnown: ShopFacts | undefined;

/** Reads the shop's facts for a page; once a request (React's cache). */
export const readShopFactsForPage = cache(async (): Promise<ShopFacts> => {
  try {
    const facts = await readForPage(["shop-facts"], [tags.shop], getShopFacts);
    if (hasDates(facts)) cacheForSeconds(secondsOfToday(new Date()));
    lastKnown = facts;
    return facts;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return lastKnown ?? toShopFacts(env());
  }
});

/** Seconds until midnight in Jakarta, when other words may stand above the pages. */
function secondsOfToday(now: Date): number {
  const end = addJakartaDays(startOfJakartaDay(now), 1);
  return Math.ceil((end.getTime() - now.getTime()) / 1000);
}
