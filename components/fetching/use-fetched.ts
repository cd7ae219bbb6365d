import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { DISABLED, type Fetched, peekFetched, type Read, watchFetched } from "./fetched-data.ts";

type FetchedOptions = {
  /** False to send no request. */
  enabled?: boolean;
  /** Time in ms for which an answer isn't fetched again; 0 by default. */
  freshMs?: number;
  /** False to fetch nothing when the visitor comes back to the window. */
  refocus?: boolean;
};

/**
 * Fetches the visitor's own data on a cached page. Parts with the same key share a request. Other pages use
 * TanStack Query (docs/pages.md#requests-from-the-browser).
 */
export function useFetched<Data>(
  key: string,
  read: Read<Data>,
  { enabled = true, freshMs = 0, refocus = true }: FetchedOptions = {},
): Fetched<Data> {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const subscribe = useCallback(
    (listener: () => void) =>
      enabled
        ? watchFetched(key, (signal) => latest.current(signal), listener, { freshMs, refocus })
        : () => {},
    [key, enabled, freshMs, refocus],
  );
  return useSyncExternalStore(
    subscribe,
    () => (enabled ? peekFetched(key) : DISABLED),
    () => DISABLED,
  ) as Fetched<Data>;
}
