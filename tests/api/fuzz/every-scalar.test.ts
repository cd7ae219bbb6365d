import { expect, test } from "vitest";
import { type Documented, Judge, operationsOf, readDocument } from "../contract/document.ts";
import { exchangesOf } from "./exchanges.ts";
import { expectMuchSent, fuzz, noCount } from "./fuzzer.ts";
import { planFor } from "./plans.ts";
import { scalarsOf } from "./scalars.ts";

const AT_LEAST = 20_000;

const document = await readDocument();
const judge = new Judge(document);
/** Admins' calls run last, because each order sends a mail to every existing admin. */
const writes = operationsOf(document)
  .filter(({ method }) => method !== "GET")
  .toSorted((one, other) => rank(one) - rank(other));
const total = noCount();

function rank({ operation }: Documented): number {
  return operation["x-access"] === "admin" ? 1 : 0;
}

test.each(writes)("$key takes any value anywhere and never breaks", async (operation) => {
  const scalars = scalarsOf(operation, document);
  const exchanges = exchangesOf(operation, document);
  const count = noCount();
  expect(await fuzz({ operation, exchanges, plan: planFor(operation.key), judge }, count)).toEqual(
    [],
  );
  expect([...count.byPlace].sort()).toEqual(
    scalars.map(({ place, name }) => `${place} ${name}`).sort(),
  );
  total.sent += count.sent;
  total.limited += count.limited;
});

expectMuchSent(total, AT_LEAST);
