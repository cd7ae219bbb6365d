import { ZIP_PREFIXES } from "./zip-prefixes.ts";

type Run = { cityId: string; first: string; last: string };

const RUNS: Run[] = Object.entries(ZIP_PREFIXES).flatMap(([cityId, runs]) =>
  runs.split(" ").map((run) => {
    const [first = "", last = first] = run.split("-");
    return { cityId, first, last };
  }),
);

/** Returns the codes of the cities that a zip code of five digits may belong to. Empty where none is known. */
export function zipCities(zipCode: string): string[] {
  const ids = RUNS.filter(({ first, last }) => {
    const digits = zipCode.slice(0, first.length);
    return first <= digits && digits <= last;
  }).map(({ cityId }) => cityId);
  return [...new Set(ids)];
}
