/** Rounds of each measurement, and seconds of each round. */
export const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
export const SECONDS = Number(process.env.BENCH_SECONDS || 3);

const WARM_UP_SECONDS = 1;

type Variants<Name extends string, Result> = Record<Name, (seconds: number) => Promise<Result>>;

/**
 * Measures variants in turn, round after round, so that a disturbance of the machine meets all of them.
 * Every second round goes backwards. Returns each variant's results by round, after a warm-up.
 */
export async function alternate<Name extends string, Result>(
  variants: Variants<Name, Result>,
  { rounds = ROUNDS, seconds = SECONDS } = {},
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(variants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]]));
  for (const name of names) await variants[name](WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      results[name]?.push(await variants[name](seconds));
    }
  }
  return results as Record<Name, Result[]>;
}

/** Returns one figure of each round. */
export function each<Result, Key extends keyof Result>(results: Result[], key: Key): Result[Key][] {
  return results.map((result) => result[key]);
}

/** Returns the median. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** Returns the value below which the share of the values lies. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
