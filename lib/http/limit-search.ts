import "server-only";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { type Limit, tooManyRequests } from "../database/rate-limit.ts";
import { processWide } from "../environment/process-wide.ts";
import { callerGroup } from "./client-address.ts";

/** Suggestions send several searches a visit, and a mobile network puts many visitors behind one address. */
const BY_ADDRESS: Limit = { name: "search-address", points: 300, window: 60 };

const limiter = processWide(BY_ADDRESS.name, () => {
  const { name, points, window } = BY_ADDRESS;
  return new RateLimiterMemory({ keyPrefix: name, points, duration: window });
});

/** Counts a search in this process alone, so that it costs no write. Throws too-many-requests. */
export async function limitSearch(headers: Headers): Promise<void> {
  try {
    await limiter.consume(callerGroup(headers));
  } catch (error) {
    // By instanceof another bundle's result wouldn't be known.
    if (error instanceof Error) throw error;
    throw tooManyRequests(BY_ADDRESS.name, (error as RateLimiterRes).msBeforeNext);
  }
}
