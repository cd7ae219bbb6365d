import "server-only";
import { secondsInDay } from "date-fns/constants";
import type { PageEntry } from "../shared-pages.mjs";

const DAY_S = secondsInDay;

/** How long Redis keeps an entry: until its page would be made anew anyway, and a day at most. */
export function secondsToLive({ value, cacheControl }: PageEntry): string {
  const { revalidate } = (cacheControl ?? value ?? {}) as { revalidate?: number | false };
  return String(Math.min(DAY_S, Math.max(1, Math.ceil(revalidate || DAY_S))));
}
