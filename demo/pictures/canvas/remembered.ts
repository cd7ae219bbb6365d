/**
 * Keeps the latest results of slow work. Masks and tiles come back in most pictures;
 * the limit keeps a long run within a few hundred megabytes.
 */
export function remembered<Result>(limit: number): (key: string, make: () => Result) => Result {
  const results = new Map<string, Result>();
  return (key, make) => {
    const known = results.get(key);
    if (known !== undefined) {
      results.delete(key);
      results.set(key, known);
      return known;
    }
    const made = make();
    results.set(key, made);
    if (results.size > limit) {
      const [oldest] = results.keys();
      if (oldest !== undefined) results.delete(oldest);
    }
    return made;
  };
}
