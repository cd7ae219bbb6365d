import "server-only";
import { currentPage, noteTags } from "./current-page.ts";

/**
 * Reads what a page shows, and notes the tags whose expiry makes the page void. Two reads of one key in a
 * page are one. Elsewhere it only reads.
 */
export function readForPage<Value>(
  key: string[],
  tagNames: string[],
  read: () => Promise<Value>,
): Promise<Value> {
  const page = currentPage();
  if (!page) return read();
  noteTags(tagNames);
  const name = key.join(" ");
  const earlier = page.reads.get(name);
  if (earlier) return earlier as Promise<Value>;
  const reading = read();
  page.reads.set(name, reading);
  // A page may show less instead of failing.
  reading.catch(() => {
    page.isCacheable = false;
  });
  return reading;
}
