const underway = new Map<string, Promise<unknown>>();

/**
 * Does a piece of work once for all who ask for it while it is under way in this process. Whoever
 * comes later waits no longer than whoever came first. Work that keeps what it finds begins by
 * looking again: it may have been kept after this caller has looked and before they came here.
 */
export function together<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const begun = underway.get(key);
  if (begun) return begun as Promise<Result>;
  const started = work().finally(() => underway.delete(key));
  underway.set(key, started);
  return started;
}
