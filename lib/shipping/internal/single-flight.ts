const inFlight = new Map<string, Promise<unknown>>();

/** Runs `load` once for concurrent calls with a key. Tries `findCached` again: a value may have come meanwhile. */
export function singleFlight<Result>(
  key: string,
  findCached: () => Promise<Result | null>,
  load: () => Promise<Result>,
): Promise<Result> {
  const existing = inFlight.get(key);
  if (existing) return existing as Promise<Result>;
  const work = async () => (await findCached()) ?? load();
  const started = work().finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

/** Resolves when no call is in flight. Callers may leave before the calls that they began in parallel. */
export async function flightsLanded(): Promise<void> {
  while (inFlight.size > 0) await Promise.allSettled(inFlight.values());
}
