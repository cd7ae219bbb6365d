import type { OpenApiDocument } from "#lib/http/openapi/document.ts";
import type { Documented } from "../contract/document.ts";
import { dealtTo, type HostileValue, queryValuesFor, valuesFor } from "./hostile-values.ts";
import { type Scalar, scalarsOf } from "./scalars.ts";

/** One scalar of a call and its replacement. */
export type Exchange = { scalar: Scalar; value: HostileValue };

const RANDOM_VALUES = 12;

/** An unknown parameter, which leaves the call valid: only the caller is wrong. */
const UNKNOWN: Scalar = { place: "query", name: "nobody_knows", schema: {} };

export function exchangesOf(operation: Documented, document: OpenApiDocument): Exchange[] {
  return exchangesWith(operation, scalarsOf(operation, document));
}

/** Returns every value for each parameter of a call's query, and for one that it doesn't have. */
export function queryExchangesOf(operation: Documented, document: OpenApiDocument): Exchange[] {
  const scalars = scalarsOf(operation, document).filter(({ place }) => place === "query");
  return [UNKNOWN, ...scalars].flatMap((scalar) => {
    const name = `${operation.key} ${scalar.name}`;
    return queryValuesFor(name, scalar.schema, RANDOM_VALUES).map((value) => ({ scalar, value }));
  });
}

/** Returns each `every`-th exchange, for callers without permission. Keeps their credentials. */
export function foreignExchangesOf(
  operation: Documented,
  document: OpenApiDocument,
  every: number,
): Exchange[] {
  const scalars = scalarsOf(operation, document).filter(({ name }) => name !== "authorization");
  return exchangesWith(operation, [UNKNOWN, ...scalars]).filter((_, index) => index % every === 0);
}

function exchangesWith({ key }: Documented, scalars: readonly Scalar[]): Exchange[] {
  return scalars.flatMap((scalar) => {
    const values = valuesFor(`${key} ${scalar.name}`, scalar.schema, RANDOM_VALUES);
    return dealtTo(scalar, values).map((value) => ({ scalar, value }));
  });
}
