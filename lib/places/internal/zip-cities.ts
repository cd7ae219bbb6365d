import PREFIXES from "./zip-prefixes.json" with { type: "json" };

/** The zip codes of a city (its Kemendagri code) whose first digits lie between two, both included. */
type Run = { cityId: string; first: string; last: string };

/** The file has each province's cities, with the first digits of their zip codes (docs/shipping.md#zip-codes). */
export const RUNS: readonly Run[] = Object.entries(PREFIXES).flatMap(([province, cities]) =>
  cities.split(", ").flatMap((city) => {
    const [code, ...runs] = city.split(" ");
    return runs.map((run) => {
      const [first = "", last = first] = run.split("-");
      return { cityId: `${province}.${code}`, first, last };
    });
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
