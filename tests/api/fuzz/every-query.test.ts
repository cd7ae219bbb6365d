import { expect, test } from "vitest";
import { sendRaw } from "../contract/detours.ts";
import { Judge, operationsOf, readDocument } from "../contract/document.ts";
import { addressOf } from "../contract/good-call.ts";
import { queryExchangesOf } from "./exchanges.ts";
import { expectMuchSent, fuzz, noCount } from "./fuzzer.ts";
import { RAW_QUERIES } from "./hostile-texts.ts";
import { planFor } from "./plans.ts";

const AT_LEAST = 6_000;

const document = await readDocument();
const judge = new Judge(document);
const reads = operationsOf(document).filter(({ method }) => method === "GET");
const total = noCount();

test.each(reads)("$key takes any value of any parameter and never breaks", async (operation) => {
  const exchanges = queryExchangesOf(operation, document);
  const plan = planFor(operation.key);
  expect(await fuzz({ operation, exchanges, plan, judge }, total)).toEqual([]);
});

test.each(reads)("$key takes any query and never breaks", async (operation) => {
  const call = await planFor(operation.key).prepare();
  const path = addressOf(operation, { ...call, query: {} });
  const token: Record<string, string> = call.token ? { authorization: `Bearer ${call.token}` } : {};
  for (const query of RAW_QUERIES) {
    const { status } = await sendRaw("GET", `${path}?${query}`, token, "");
    expect([query, status]).toEqual([query, expect.toSatisfy((code) => code < 500)]);
  }
});

expectMuchSent(total, AT_LEAST);
