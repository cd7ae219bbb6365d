import "server-only";
import { secondsInDay } from "date-fns/constants";
import type { PageEntry } from "../shared-cache.mjs";

const DAY_S = secondsInDay;

/** Returns how long Redis keeps an entry: until it is revalidated, and a day at most. */
export function secondsToLive({ value, cacheControl }: PageEntry): string {
  const { revalidate } = (cacheControl ?? value ?? {}) as { revalidate?: number | false };
  return String(Math.min(DAY_S, Math.max(1, Math.ceil(revalidate || DAY_S))));
}
