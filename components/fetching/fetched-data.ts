import { retryDelay, shouldRetry } from "./retry.ts";

export type Read<Data> = (signal: AbortSignal) => Promise<Data>;

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
  running: { abort: AbortController; done: Promise<void> } | null;
};

/** Dropped once nobody has used it for so long. */
const KEPT_MS = 5 * 60_000;

export const NOT_ASKED: Fetched<never> = { data: undefined, error: null, isFetching: false };
/** Nobody has asked yet, and somebody is about to. */
const ASKING: Fetched<never> = { data: undefined, error: null, isFetching: true };

const entries = new Map<string, Entry>();

function entryOf(key: string, read: Read<unknown>): Entry {
  const found = entries.get(key);
  if (found) return Object.assign(found, { read });
  for (const [old, { listeners, answeredAt }] of entries) {
    if (listeners.size === 0 && answeredAt < Date.now() - KEPT_MS) entries.delete(old);
  }
  const entry: Entry = { state: ASKING, answeredAt: 0, listeners: new Set(), read, running: null };
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
      if (signal.aborted || !shouldRetry(failures, error as Error)) throw error;
      await pause(retryDelay(failures), signal);
    }
  }
}

/** Asks again; a running request is dropped, since it may not know of the newest change. */
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

type WatchOptions = {
  /** Time for which an answer isn't asked for again. */
  freshMs: number;
  /** True to ask again when the visitor comes back to the window, or the connection. */
  refocus: boolean;
};

/**
 * Calls `listener` with each change of what the key's request gives. Asks at once unless the answer is fresh.
 * Returns a function that stops it; a request that nobody waits for is aborted.
 */
export function watchFetched(
  key: string,
  read: Read<unknown>,
  listener: () => void,
  { freshMs, refocus }: WatchOptions,
): () => void {
  const entry = entryOf(key, read);
  entry.listeners.add(listener);
  const askIfOld = () => {
    if (!entry.running && Date.now() - entry.answeredAt >= freshMs) void ask(entry);
  };
  const comeBack = () => {
    if (document.visibilityState === "visible") askIfOld();
  };
  askIfOld();
  if (refocus) document.addEventListener("visibilitychange", comeBack);
  window.addEventListener("online", askIfOld);
  return () => {
    entry.listeners.delete(listener);
    document.removeEventListener("visibilitychange", comeBack);
    window.removeEventListener("online", askIfOld);
    if (entry.listeners.size > 0 || !entry.running) return;
    entry.running.abort.abort();
    entry.running = null;
    entry.state = { ...entry.state, isFetching: true };
  };
}

/** Returns what is known of a key now. The same object until something changes. */
export function peekFetched(key: string): Fetched<unknown> {
  return entries.get(key)?.state ?? ASKING;
}

/** Asks again for what somebody shows, and forgets that the rest was fresh. Ends once the answers are there. */
export async function refreshFetched(...keys: string[]): Promise<void> {
  const known = keys.flatMap((key) => entries.get(key) ?? []);
  await Promise.all(
    known.map((entry) => {
      entry.answeredAt = 0;
      return entry.listeners.size > 0 ? ask(entry) : undefined;
    }),
  );
}

/** Returns the key's answer, which is waited for if it isn't there. Throws the request's error. */
export async function ensureFetched<Data>(key: string, read: Read<Data>): Promise<Data> {
  const entry = entryOf(key, read);
  if (entry.state.data === undefined) await (entry.running?.done ?? ask(entry));
  const { data, error } = entry.state;
  if (data === undefined) throw error ?? new Error(`nothing was fetched for ${key}`);
  return data as Data;
}
