import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { announceSessionChange } from "#components/forms/session-change.ts";
import { isSignedOut } from "#lib/http/browser/client.ts";
import {
  DISABLED,
  type Fetched,
  peekFetched,
  type Read,
  refreshFetched,
  type WatchOptions,
  watchFetched,
} from "./fetched-data.ts";

type FetchedOptions = Partial<WatchOptions> & {
  /** False to send no request. */
  enabled?: boolean;
  /** True where 401 is an answer to this call. Others ask for a new log-in then. */
  answersSignedOut?: boolean;
};

/**
 * Fetches what a part of the page shows. Parts with the same key share a request
 * (docs/pages.md#requests-from-the-browser).
 */
export function useFetched<Data>(
  key: string,
  read: Read<Data>,
  {
    enabled = true,
    answersSignedOut = false,
    freshMs = 0,
    refocus = true,
    retries = true,
  }: FetchedOptions = {},
) {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  const subscribe = useCallback(
    (listener: () => void) =>
      enabled
        ? watchFetched(key, (signal) => latest.current(signal), listener, {
            freshMs,
            refocus,
            retries,
          })
        : () => {},
    [key, enabled, freshMs, refocus, retries],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => (enabled ? peekFetched<Data>(key) : DISABLED),
    () => DISABLED as Fetched<Data>,
  );
  const { data, error } = state;
  useEffect(() => {
    if (!(answersSignedOut && isSignedOut(error))) announceSessionChange(error);
  }, [error, answersSignedOut]);
  return {
    ...state,
    /** True before the first answer or error. */
    isPending: data === undefined && error === null,
    /** Fetches again, and resolves to whether it worked. */
    async refetch(): Promise<boolean> {
      await refreshFetched(key);
      return peekFetched(key).error === null;
    },
  };
}
