import "server-only";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { type Limit, tooManyRequests } from "../database/rate-limit.ts";
import { callerGroup } from "./client-address.ts";

/** Suggestions send several searches a visit, and a mobile network puts many visitors behind one address. */
const BY_ADDRESS: Limit = { name: "search-address", points: 300, window: 60 };

// On globalThis, because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopSearchLimiter?: RateLimiterMemory };

/** Counts a search in this process alone, so that it costs no write. Throws too-many-requests. */
export async function limitSearch(headers: Headers): Promise<void> {
  const { points, window } = BY_ADDRESS;
  shared.shopSearchLimiter ??= new RateLimiterMemory({ points, duration: window });
  try {
    await shared.shopSearchLimiter.consume(callerGroup(headers));
  } catch (error) {
    // By instanceof another bundle's result wouldn't be known.
    if (error instanceof Error) throw error;
    throw tooManyRequests(BY_ADDRESS.name, (error as RateLimiterRes).msBeforeNext);
  }
}
