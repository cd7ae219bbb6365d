import { randomUUID } from "node:crypto";
import { EXAMPLES } from "../contract/examples.ts";
import type { GoodCall } from "../contract/good-call.ts";
import { GOOD_CALLS } from "../contract/good-calls.ts";
import { anAdmin, signIn } from "../people.ts";

export type Plan = {
  /** Prepares a new valid call. */
  prepare: () => Promise<GoodCall>;
  /** True if the same call can succeed many times. Otherwise each success needs a new call. */
  isRepeatable: boolean;
};

/** Operations that can succeed many times with the same call. */
const REPEATABLE = [
  "POST /api/auth/login",
  "POST /api/auth/second-factor/setup",
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

/** A customer's addresses have to fit on one page. */
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

/** Prepares a new address. One customer can hold many, so most calls share a customer. */
async function newAddress(): Promise<GoodCall> {
  addresses += 1;
  if (addresses % ADDRESSES_OF_ONE === 0) customer = signInLater();
  const example = EXAMPLES["POST /api/address"] as Record<string, string>;
  return { token: await customer(), body: { ...example, address: `Jalan ${randomUUID()}` } };
}

/** Prepares a download of the shop that is refused, since each success would send all its pictures. */
async function spentTicket(): Promise<GoodCall> {
  return { token: await anAdmin(), query: { ticket: "spent" } };
}

const OWN_PLANS: Record<string, () => Promise<GoodCall>> = {
  "POST /api/address": newAddress,
  "GET /api/export/shop.zip": spentTicket,
};

/**
 * Returns the plan to fuzz an operation, based on the contract's tests. Throws if they don't have
 * it.
 */
export function planFor(key: string): Plan {
  const prepare = OWN_PLANS[key] ?? GOOD_CALLS[key]?.[1];
  if (!prepare) throw new Error(`tests/api/contract/good-calls.ts has no ${key} to fuzz`);
  return { prepare, isRepeatable: key.startsWith("GET ") || REPEATABLE.includes(key) };
}
