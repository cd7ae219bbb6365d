import "server-only";
import cluster from "node:cluster";
import { RateLimiterCluster, RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { type Limit, tooManyRequests } from "../database/rate-limit.ts";
import { callerGroup } from "./client-address.ts";

/** Suggestions send several searches a visit, and a mobile network puts many visitors behind one address. */
const BY_ADDRESS: Limit = { name: "search-address", points: 300, window: 60 };

// On globalThis, because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & {
  shopSearchLimiter?: RateLimiterMemory | RateLimiterCluster;
};

/** Makes the limiter. Several web processes of one machine count in their primary process. */
function makeLimiter(): RateLimiterMemory | RateLimiterCluster {
  const { name, points, window } = BY_ADDRESS;
  const options = { keyPrefix: name, points, duration: window };
  return cluster.isWorker ? new RateLimiterCluster(options) : new RateLimiterMemory(options);
}

/** Counts a search on this machine alone, so that it costs no write. Throws too-many-requests. */
export async function limitSearch(headers: Headers): Promise<void> {
  shared.shopSearchLimiter ??= makeLimiter();
  try {
    await shared.shopSearchLimiter.consume(callerGroup(headers));
  } catch (error) {
    // By instanceof another bundle's result wouldn't be known.
    if (error instanceof Error) throw error;
    throw tooManyRequests(BY_ADDRESS.name, (error as RateLimiterRes).msBeforeNext);
  }
}
