/** An LRU cache, since most pictures share masks and tiles. `limit` bounds the memory. */
export function lruCache<Result>(limit: number): (key: string, make: () => Result) => Result {
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
