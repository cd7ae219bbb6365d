import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn } from "#lib/accounts/log-in.ts";
import { register } from "#lib/accounts/register.ts";
import { createAccount, newEmail, PASSWORD, somewhere } from "#tests/factories/account.ts";

const WRONG = "bukan-kata-sandinya";
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

/** Returns the error code of each log-in, or null if it succeeded. */
async function outcomes(attempts: Promise<unknown>[]): Promise<(string | null)[]> {
  const results = await Promise.allSettled(attempts);
  return results.map((result) => (result.status === "rejected" ? result.reason.code : null));
}

test("the eleventh guess at one account is refused from wherever it comes, and so is the right password", async () => {
  const { email } = await createAccount();
  for (let guess = 1; guess <= 10; guess += 1) {
    const [code] = await outcomes([logIn({ email, password: WRONG }, somewhere())]);
    expect([guess, code]).toEqual([guess, "unauthenticated"]);
  }
  await expect(logIn({ email, password: PASSWORD }, somewhere())).rejects.toMatchObject({
    code: "too-many-requests",
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  });
  vi.setSystemTime(Date.now() + 15 * MINUTE + 1);
  expect(await logIn({ email, password: PASSWORD }, somewhere())).toBeDefined();
});

test("the eleventh guess from one address is refused, whichever accounts it tries", async () => {
  const from = somewhere();
  const guess = () => logIn({ email: newEmail(), password: WRONG }, from);
  const codes: (string | null)[] = [];
  for (let index = 0; index < 11; index += 1) codes.push(...(await outcomes([guess()])));
  expect(codes.slice(0, 10)).toEqual(Array(10).fill("unauthenticated"));
  expect(codes[10]).toBe("too-many-requests");
});

test("a hundred guesses at once are no more than ten", async () => {
  const { email } = await createAccount();
  const codes = await outcomes(
    Array.from({ length: 100 }, () => logIn({ email, password: WRONG }, somewhere())),
  );
  expect(codes.filter((code) => code === "unauthenticated")).toHaveLength(10);
  expect(codes.filter((code) => code === "too-many-requests")).toHaveLength(90);
});

test("a right password forgets the account's failures, and not the address's", async () => {
  const { email } = await createAccount();
  const from = somewhere();
  const wrong = { email, password: WRONG };
  await outcomes(Array.from({ length: 9 }, () => logIn(wrong, from)));
  await logIn({ email, password: PASSWORD }, from);
  expect(await outcomes([logIn(wrong, from)])).toEqual(["unauthenticated"]);
  expect(await outcomes([logIn(wrong, from)])).toEqual(["too-many-requests"]);
  expect(await outcomes([logIn(wrong, somewhere())])).toEqual(["unauthenticated"]);
});

test("many who sign in at once with the right password all come in", async () => {
  const { email } = await createAccount();
  const from = somewhere();
  const codes = await outcomes(
    Array.from({ length: 40 }, () => logIn({ email, password: PASSWORD }, from)),
  );
  expect(codes).toEqual(Array(40).fill(null));
});

test("of two who register one e-mail at once, one gets it", async () => {
  const email = newEmail();
  const codes = await outcomes([createAccount(email), createAccount(email)]);
  expect(codes.toSorted()).toEqual(["invalid", null]);
  await expect(createAccount(email)).rejects.toMatchObject({
    fields: { email: ["This email already has an account"] },
  });
});

test("a common password opens no account", async () => {
  const input = { email: newEmail(), name: "Uji", phone_number: "6281234567890" };
  const sent = { ...input, password: "PASSWORD1", password_confirmation: "PASSWORD1" };
  await expect(register(sent, somewhere())).rejects.toMatchObject({
    fields: { password: [expect.stringContaining("too common")] },
  });
});
