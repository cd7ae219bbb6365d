import "server-only";
import { unstable_cache } from "next/cache";
import { PHASE_PRODUCTION_BUILD } from "next/constants";

/** In seconds. Tags expire pages; this only bounds how long a missed expiry can last. */
const REVALIDATE_SECONDS = 3600;

/** Tags the page around it. A build has no database: it bakes `buildValue`, which is never served. */
export function cached<Value>(
  key: string[],
  tagNames: string[],
  buildValue: Value,
  read: () => Promise<Value>,
): Promise<Value> {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return Promise.resolve(buildValue);
  return unstable_cache(read, key, { tags: tagNames, revalidate: REVALIDATE_SECONDS })();
}
