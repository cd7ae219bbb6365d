import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anAdmin, signIn } from "../people.ts";
import type { Answer } from "../shop-client.ts";
import { detoursOf, sendRaw } from "./detours.ts";
import { operationsOf, readDocument } from "./document.ts";
import { addressOf, type GoodCall, make } from "./good-call.ts";
import { goodCall, policyOf } from "./good-calls.ts";
import { marksOf, readOwned } from "./owned.ts";
import { CALLERS, EXPECTED } from "./policies.ts";

const operations = operationsOf(await readDocument());
/** Answer 422 to other callers: their own carts are empty, and their passwords are others. */
const NEEDS_OWN_DATA = [
  "POST /api/payment",
  "POST /api/auth/password",
  "POST /api/auth/second-factor",
  "DELETE /api/auth/second-factor",
  "POST /api/auth/recovery-codes",
];
const SIGN_OUTS = ["POST /api/auth/logout", "DELETE /api/session"];

const cases = operations.flatMap((operation) =>
  CALLERS.map((caller) => ({ ...operation, caller, policy: policyOf(operation) })),
);
const secured = operations.filter((operation) => policyOf(operation) !== "public");

async function tokenOf(caller: (typeof CALLERS)[number]): Promise<string | undefined> {
  if (caller === "visitor") return undefined;
  if (caller === "admin") return anAdmin();
  return signIn(caller === "packer" ? "packer" : "user");
}

function by(token: string | undefined, { token: _, ...call }: GoodCall): GoodCall {
  return token ? { ...call, token } : call;
}

function leaks(text: string, marks: readonly string[]): string[] {
  return marks.filter((mark) => text.includes(mark));
}

function textOf({ json }: Answer): string {
  return typeof json === "string" ? json : JSON.stringify(json);
}

/** Replaces each id of the call with one that doesn't exist. */
function toNothing(call: GoodCall): GoodCall {
  const nowhere = (values: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        /^[0-9a-f-]{36}$/.test(value) ? randomUUID() : value,
      ]),
    );
  return { ...call, params: nowhere(call.params), query: nowhere(call.query) };
}

test.each(cases)("$key by $caller, not the owner", async ({ caller, policy, ...operation }) => {
  if (!policy) throw new Error(`${operation.key} has no policy`);
  const call = await goodCall(operation);
  // A new admin instead of the shared one, whose session would end, or whose cart other tests fill.
  const isOwn = [...SIGN_OUTS, ...NEEDS_OWN_DATA].includes(operation.key);
  const token = caller === "admin" && isOwn ? await signIn("admin") : await tokenOf(caller);
  const before = ["public", "packer", "admin"].includes(policy)
    ? null
    : await readOwned(call.token);
  const answer = await make(operation, by(token, call));
  const expected = EXPECTED[policy][caller];
  if (expected === "ok" && NEEDS_OWN_DATA.includes(operation.key)) expect(answer.status).toBe(422);
  else if (expected === "ok") expect([200, 201]).toContain(answer.status);
  else expect(answer.status).toBe(expected);
  if (!before) return;
  const isFree = caller === "admin" && policy === "owner-or-admin";
  const mayList = caller === "admin" && operation.key === "GET /api/order";
  if (!isFree && !mayList) expect(leaks(textOf(answer), marksOf(before))).toEqual([]);
  expect(await readOwned(call.token)).toEqual(before);
});

test.each(secured)("$key tells nobody whether somebody else's thing exists", async (operation) => {
  const call = await goodCall(operation);
  const isAboutAThing =
    JSON.stringify(toNothing(call)) !== JSON.stringify({ params: {}, query: {}, ...call });
  for (const caller of ["visitor", "stranger", "packer"] as const) {
    const token = await tokenOf(caller);
    const expected = EXPECTED[policyOf(operation)][caller];
    if (!isAboutAThing || expected === "ok") continue;
    const foreign = await make(operation, by(token, call));
    const absent = await make(operation, by(token, toNothing(call)));
    expect([foreign.status, absent.status], caller).toEqual([expected, expected]);
    expect(foreign.json.errors, caller).toEqual(absent.json.errors);
    expect(foreign.json.message, caller).toBe(absent.json.message);
  }
});

test.each(secured)("$key can't be reached by a detour", async (operation) => {
  const policy = policyOf(operation);
  const call = await goodCall(operation);
  const before = policy === "admin" || policy === "packer" ? null : await readOwned(call.token);
  // A redirect repeats the requested address.
  const unasked = marksOf(before).filter((mark) => !addressOf(operation, call).includes(mark));
  const strangers = policy === "self" ? [] : [await signIn()];
  const body = call.body ? JSON.stringify(call.body) : "";
  for (const token of [undefined, ...strangers]) {
    const who: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    await Promise.all(
      detoursOf(addressOf(operation, call)).map(async ({ path, headers = {} }) => {
        const sent = { ...who, ...call.headers, ...headers };
        const { status, text } = await sendRaw(operation.method, path, sent, body);
        const what = `${path} ${JSON.stringify(headers)} ${token ? "stranger" : "visitor"}`;
        expect(status >= 300 && status < 500, `${status} ${what}`).toBe(true);
        expect(leaks(text, unasked), what).toEqual([]);
      }),
    );
  }
  if (before) expect(await readOwned(call.token)).toEqual(before);
});
