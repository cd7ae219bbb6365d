import { expect, test } from "vitest";
import { Judge, operationsOf, readDocument } from "../contract/document.ts";
import type { GoodCall } from "../contract/good-call.ts";
import { policyOf } from "../contract/good-calls.ts";
import { EXPECTED } from "../contract/policies.ts";
import { signIn } from "../people.ts";
import { send } from "../shop-client.ts";
import { foreignExchangesOf } from "./exchanges.ts";
import { expectMuchSent, fuzz, noCount } from "./fuzzer.ts";
import { countMissing, readRows } from "./kept-rows.ts";
import { planFor } from "./plans.ts";

/** Each caller without permission gets one in EVERY exchanges of the corpus. */
const EVERY = 7;
const AT_LEAST = 4_000;

const document = await readDocument();
const judge = new Judge(document);
const writes = operationsOf(document).filter(({ method }) => method !== "GET");
const cases = writes.flatMap((operation) =>
  (["visitor", "stranger"] as const).map((caller) => ({ ...operation, caller })),
);
const total = noCount();

/** Statuses of an invalid request, which the shop checks before ownership. */
const INVALID = [400, 404, 413, 415, 422];

/** Wrong secrets: the right ones would give permission. */
const NO_SECRETS: Record<string, string> = {
  code: "000000",
  otp: "00000000",
  password: "bukan-sandinya-1",
  token: "bukan-tokennya",
};

/**
 * Returns the call with another caller's token. Its fields claim the owner's id and the admin role.
 */
async function foreign({ token: owners, ...call }: GoodCall, token?: string): Promise<GoodCall> {
  const owner = owners ? (await send("POST", "/api/auth/user", { token: owners })).json.data : null;
  const claims: Record<string, string> = owner
    ? { id: owner.id, user_id: owner.id, userId: owner.id, role: "admin" }
    : {};
  return {
    ...call,
    ...(call.body ? { body: { ...claims, ...call.body } } : {}),
    query: { ...claims, ...call.query },
    ...(token ? { token } : {}),
  };
}

function withoutSecrets({ params = {}, body = {}, ...call }: GoodCall): GoodCall {
  const wrong = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, NO_SECRETS[name] ?? value]),
  );
  const { token } = params;
  const turned = token ? { ...params, token: [...token].reverse().join("") } : params;
  return { ...call, params: turned, body: wrong };
}

test.each(cases)("$key by a $caller changes nothing of anybody's", async (drawn) => {
  const { caller, ...operation } = drawn;
  const policy = policyOf(operation);
  const expected = EXPECTED[policy][caller];
  const good = await planFor(operation.key).prepare();
  const isRefused = expected !== "ok";
  // Taken before the caller exists: callers with permission may change their own rows.
  const others = await readRows();
  const token = caller === "stranger" ? await signIn() : undefined;
  const all = await readRows();
  const call = await foreign(policy === "public" ? withoutSecrets(good) : good, token);
  const faults = await fuzz(
    {
      operation,
      exchanges: foreignExchangesOf(operation, document, EVERY),
      plan: { prepare: async () => call, isRepeatable: true },
      judge,
      demand: ({ status }) =>
        !isRefused ||
        status === expected ||
        (caller === "stranger" ? INVALID : [400]).includes(status)
          ? null
          : `isn't ${expected}`,
    },
    total,
  );
  expect(faults).toEqual([]);
  const after = await readRows();
  expect(countMissing(others, after)).toEqual({});
  if (isRefused) expect([countMissing(all, after), countMissing(after, all)]).toEqual([{}, {}]);
});

expectMuchSent(total, AT_LEAST);
