import { randomUUID } from "node:crypto";
import { EXAMPLES } from "#lib/http/openapi/examples.ts";
import type { GoodCall } from "../contract/good-call.ts";
import { GOOD_CALLS } from "../contract/good-calls.ts";
import { signIn } from "../people.ts";

export type Plan = {
  /** A good call, made ready anew; whoever sends it is who fuzzes. */
  prepare: () => Promise<GoodCall>;
  /** Whether the same call succeeds again and again, so that nothing new has to be made for it. */
  isRepeatable: boolean;
};

/** Any other call counts as used up once it has succeeded. */
const REPEATABLE = [
  "POST /api/auth/login",
  "POST /api/auth/user",
  "POST /api/event",
  "POST /api/gallery",
  "POST /api/product",
  "POST /api/product-import",
  "POST /api/tariff",
  "PATCH /api/address/{id}",
  "PATCH /api/cart/{id}",
  "PATCH /api/event/{id}",
  "PATCH /api/eventimage/0",
  "PATCH /api/gallery/{id}",
  "PATCH /api/order/{id}/note",
  "PATCH /api/product/{id}",
  "PATCH /api/user",
];

/** Few enough to stay on the one page that a customer's addresses are. */
const ADDRESSES_OF_ONE = 50;
let customer = signInLater();
let addresses = 0;

function signInLater() {
  let signedIn: Promise<string> | undefined;
  return () => {
    signedIn ??= signIn();
    return signedIn;
  };
}

/** Another address each time, which needs no other customer. */
async function newAddress(): Promise<GoodCall> {
  addresses += 1;
  if (addresses % ADDRESSES_OF_ONE === 0) customer = signInLater();
  const example = EXAMPLES["POST /api/address"] as Record<string, string>;
  return { token: await customer(), body: { ...example, address: `Jalan ${randomUUID()}` } };
}

/** How a call of the document is fuzzed: by what the contract's tests know of it. Throws for a new one. */
export function planFor(key: string): Plan {
  const prepare = key === "POST /api/address" ? newAddress : GOOD_CALLS[key];
  if (!prepare) throw new Error(`tests/api/contract/good-calls.ts has no ${key} to fuzz`);
  return { prepare, isRepeatable: REPEATABLE.includes(key) };
}
