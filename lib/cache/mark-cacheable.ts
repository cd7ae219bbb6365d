import "server-only";
import { pageRecord } from "./page-record.mjs";

/** Mostly a tag expires earlier. This bounds how long a missed expiry can last. */
const REVALIDATE_SECONDS = 3600;

/**
 * Lets the front cache keep the page that is being rendered, until one of the tags expires. For pages that
 * are rendered per request, but are the same for everybody.
 */
export function markCacheable(tags: readonly string[], seconds = REVALIDATE_SECONDS): void {
  const record = pageRecord.getStore();
  if (!record) return;
  const { since } = record;
  record.validity = { tags, since, madeAt: Date.now(), revalidate: seconds };
}
