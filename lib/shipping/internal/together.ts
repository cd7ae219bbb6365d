const underway = new Map<string, Promise<unknown>>();

/**
 * Finds something out once for all who ask for it while that is under way in this process. Whoever
 * comes later waits no longer than whoever came first. `look` finds what is kept, null for nothing:
 * it may have been kept after a caller has looked and before they came here.
 */
export function together<Result>(
  key: string,
  look: () => Promise<Result | null>,
  findOut: () => Promise<Result>,
): Promise<Result> {
  const begun = underway.get(key);
  if (begun) return begun as Promise<Result>;
  const work = async () => (await look()) ?? findOut();
  const started = work().finally(() => underway.delete(key));
  underway.set(key, started);
  return started;
}
