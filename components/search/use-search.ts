import { useEffect, useState } from "react";
import { useFetched } from "#components/fetching/use-fetched.ts";
import { useDebounced } from "#components/ui/use-debounced.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { callApi } from "#lib/http/browser/client.ts";

/** Debounce of typing (docs/catalogue.md#search). */
const DEBOUNCE_MS = 300;
const LEAST_LETTERS = 2;
const MOST_RESULTS = 6;
/** Time for which the same text isn't fetched again. */
const FRESH_MS = 30_000;

export type Found = { products: ProductView[]; total: number };

/** Checked by hand: the schemas of lib would bring all of zod. */
const foundAnswer = {
  parse(json: unknown): Found {
    const { data, meta } = json as { data: ProductView[]; meta: { total: number } };
    return { products: data, total: meta.total };
  },
};

/** Returns null on an error, so that nothing is retried: the form works without suggestions. */
function readFound(q: string, signal: AbortSignal): Promise<Found | null> {
  const query = new URLSearchParams({ q, per_page: String(MOST_RESULTS) });
  return callApi("GET", `/api/product?${query}`, foundAnswer, { signal }).catch(() => null);
}

/** Fetches suggestions for a text, debounced. */
export function useSearch(typed: string) {
  // Empty at first, also when this part loads in the middle of typing.
  const [q, setQ] = useState("");
  const { call: ask } = useDebounced(setQ, DEBOUNCE_MS);
  useEffect(() => ask(typed.trim()), [ask, typed]);
  const isAsked = q.length >= LEAST_LETTERS && typed.trim().length >= LEAST_LETTERS;
  const { data } = useFetched(`search-${q}`, (signal) => readFound(q, signal), {
    enabled: isAsked,
    freshMs: FRESH_MS,
  });
  // Keeps the last suggestions while the next ones are fetched.
  const [shown, setShown] = useState<Found | null>(null);
  if (data !== undefined && data !== shown) setShown(data);
  return { q, found: isAsked ? (data === undefined ? shown : data) : null };
}
