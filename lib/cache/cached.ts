import "server-only";
import { unstable_cache } from "next/cache";
import { PHASE_PRODUCTION_BUILD } from "next/constants";

/** Pages are refreshed by tag; this, in seconds, only bounds how long a missed refresh can last. */
const REVALIDATE_SECONDS = 3600;

/**
 * Reads through the shared cache, so that the page around it carries the tags. A build has no
 * database: it bakes `whileBuilding`, which the cache handler never serves (it takes nothing
 * that is older than the server).
 */
export function cached<Value>(
  key: string[],
  tagNames: string[],
  whileBuilding: Value,
  read: () => Promise<Value>,
): Promise<Value> {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return Promise.resolve(whileBuilding);
  return unstable_cache(read, key, { tags: tagNames, revalidate: REVALIDATE_SECONDS })();
}
