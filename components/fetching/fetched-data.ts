import { retryDelay, shouldRetry } from "./retry.ts";

/** Sends the request of a key. */
export type Read<Data> = (signal: AbortSignal) => Promise<Data>;

/** State of a key's request. */
export type Fetched<Data> = {
  /** Undefined until the first answer. */
  data: Data | undefined;
  /** The error of the last request. */
  error: Error | null;
  isFetching: boolean;
};

type Entry = {
  state: Fetched<unknown>;
  /** Time of the last answer in ms; 0 for none, or an outdated one. */
  answeredAt: number;
  listeners: Set<() => void>;
  read: Read<unknown>;
  retries: boolean;
  running: { abort: AbortController; done: Promise<void> } | null;
};

/** An entry that nobody listens to is dropped after this time. */
const KEPT_MS = 5 * 60_000;

/** State while the request is disabled. */
export const DISABLED: Fetched<never> = { data: undefined, error: null, isFetching: false };
/** State before the first request, which is about to be sent. */
const PENDING: Fetched<never> = { data: undefined, error: null, isFetching: true };

const entries = new Map<string, Entry>();

function entryOf(key: string, read: Read<unknown>, retries = true): Entry {
  const found = entries.get(key);
  if (found) return Object.assign(found, { read, retries });
  for (const [old, { listeners, answeredAt }] of entries) {
    if (listeners.size === 0 && answeredAt < Date.now() - KEPT_MS) entries.delete(old);
  }
  const entry: Entry = {
    state: PENDING,
    answeredAt: 0,
    listeners: new Set(),
    read,
    retries,
    running: null,
  };
  entries.set(key, entry);
  return entry;
}

function show(entry: Entry, change: Partial<Fetched<unknown>>) {
  entry.state = { ...entry.state, ...change };
  for (const listener of entry.listeners) listener();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(go, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      go();
    });
  });
}

async function readWithRetries(entry: Entry, signal: AbortSignal): Promise<unknown> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await entry.read(signal);
    } catch (error) {
      const isFinal = signal.aborted || !entry.retries || !shouldRetry(failures, error as Error);
      if (isFinal) throw error;
      await pause(retryDelay(failures), signal);
    }
  }
}

/** Sends the request again. Drops a running one, whose answer may be older than the newest change. */
function ask(entry: Entry): Promise<void> {
  entry.running?.abort.abort();
  const abort = new AbortController();
  const isCurrent = () => entry.running?.abort === abort;
  const answer = readWithRetries(entry, abort.signal).then(
    (data) => {
      if (!isCurrent()) return;
      Object.assign(entry, { answeredAt: Date.now(), running: null });
      show(entry, { data, error: null, isFetching: false });
    },
    (error: Error) => {
      if (!isCurrent()) return;
      entry.running = null;
      show(entry, { error, isFetching: false });
    },
  );
  entry.running = { abort, done: answer };
  show(entry, { isFetching: true });
  return answer;
}

export type WatchOptions = {
  /** Time in ms for which an answer is fresh and isn't fetched again. */
  freshMs: number;
  /** True to fetch again when the visitor comes back to the window. */
  refocus: boolean;
  /** False to send the request once, whatever the error. */
  retries: boolean;
};

/**
 * Calls `listener` at each change of a key's state. Sends the request at once unless the answer is fresh.
 * Returns the function that stops it. A request without listeners is aborted.
 */
export function watchFetched(
  key: string,
  read: Read<unknown>,
  listener: () => void,
  { freshMs, refocus, retries }: WatchOptions,
): () => void {
  const entry = entryOf(key, read, retries);
  entry.listeners.add(listener);
  const refetchIfStale = () => {
    const isFresh = entry.answeredAt > 0 && Date.now() - entry.answeredAt < freshMs;
    if (!entry.running && !isFresh) void ask(entry);
  };
  const comeBack = () => {
    if (document.visibilityState === "visible") refetchIfStale();
  };
  refetchIfStale();
  if (refocus) document.addEventListener("visibilitychange", comeBack);
  window.addEventListener("online", refetchIfStale);
  return () => {
    entry.listeners.delete(listener);
    document.removeEventListener("visibilitychange", comeBack);
    window.removeEventListener("online", refetchIfStale);
    if (entry.listeners.size > 0 || !entry.running) return;
    entry.running.abort.abort();
    entry.running = null;
    entry.state = { ...entry.state, isFetching: true };
  };
}

/** Returns the present state of a key: the same object until something changes. */
export function peekFetched<Data>(key: string): Fetched<Data> {
  return (entries.get(key)?.state ?? PENDING) as Fetched<Data>;
}

/** Fetches keys with listeners again, and forgets the others. Resolves after the answers. */
export async function refreshFetched(...keys: string[]): Promise<void> {
  await Promise.all(
    keys.map((key) => {
      const entry = entries.get(key);
      if (!entry || entry.listeners.size === 0) return void entries.delete(key);
      entry.answeredAt = 0;
      return ask(entry);
    }),
  );
}

/** Changes an answer at once, without a request. Drops a running one, which would undo the change. */
export function changeFetched<Data>(key: string, change: (data: Data) => Data): void {
  const data = entries.get(key)?.state.data;
  if (data !== undefined) setFetched(key, change(data as Data));
}

/** Puts an answer that came by another request in place of a key's own. Drops a running one, which may be older. */
export function setFetched(key: string, data: unknown): void {
  const entry = entries.get(key);
  if (!entry) return;
  entry.running?.abort.abort();
  entry.running = null;
  show(entry, { data, isFetching: false });
}

/** Returns the key's answer, and waits for it if there is none. Throws the request's error. */
export async function ensureFetched<Data>(key: string, read: Read<Data>): Promise<Data> {
  const entry = entryOf(key, read);
  if (entry.state.data === undefined) await (entry.running?.done ?? ask(entry));
  const { data, error } = entry.state;
  if (data === undefined) throw error ?? new Error(`nothing was fetched for ${key}`);
  return data as Data;
}
