import pLimit from "p-limit";
import { expect, test, vi } from "vitest";
import { logIn } from "#lib/accounts/log-in.ts";
import { register } from "#lib/accounts/register.ts";
import type { Requester } from "#lib/accounts/requester.ts";
import { type LoginInput, registerInput } from "#lib/accounts/schema.ts";
import { db } from "#lib/database/db.ts";
import { limit, queues } from "#lib/limits/limit.ts";
import { LIMITS } from "#lib/limits/limits.ts";
import {
  createAccount,
  knownBrowser,
  newEmail,
  PASSWORD,
  somewhere,
} from "#tests/factories/account.ts";
import { expectError, outcomesOf } from "#tests/setup/expect-error.ts";
import { fakeDate, wait } from "#tests/setup/fake-date.ts";
import { PATIENCE } from "#tests/setup/patience.ts";

const WRONG = "bukan-kata-sandinya";
const MINUTE = 60_000;
/** More than aren't slowed down. All wait for a connection at once, for 5 s at most. */
const GUESSES = LIMITS["login-email"].most + 30;

fakeDate();

/** Tries so many log-ins at once, each from a place of its own unless they share one. */
function logInAtOnce(times: number, input: LoginInput, from?: Requester) {
  return outcomesOf(Array.from({ length: times }, () => logIn(input, from ?? somewhere())));
}

/** Watches who waits for a turn. */
const turnsTaken = () =>
  (["login-email", "login-address"] as const).map((name) => vi.spyOn(queues[name], "acquire"));

test("the eleventh guess from one address is refused, and so is the right password", async () => {
  const { email } = await createAccount();
  const from = somewhere();
  for (let guess = 1; guess <= 10; guess += 1) {
    const [code] = await outcomesOf([logIn({ email, password: WRONG }, from)]);
    expect([guess, code]).toEqual([guess, "unauthenticated"]);
  }
  await expectError(logIn({ email, password: PASSWORD }, from), {
    code: "too-many-requests",
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  });
  wait(15 * MINUTE + 1);
  expect(await logIn({ email, password: PASSWORD }, from)).toBeDefined();
});

test("a hundred guesses at once from one address are no more than ten", async () => {
  const { email } = await createAccount();
  const from = somewhere();
  const codes = await logInAtOnce(100, { email, password: WRONG }, from);
  expect(codes.filter((code) => code === "unauthenticated")).toHaveLength(10);
  expect(codes.filter((code) => code === "too-many-requests")).toHaveLength(90);
});

test("a right password forgets the failures of its address, and no other's", async () => {
  const { email } = await createAccount();
  const [from, stranger] = [somewhere(), somewhere()];
  const wrong = { email, password: WRONG };
  await logInAtOnce(9, wrong, from);
  await logInAtOnce(10, wrong, stranger);
  await logIn({ email, password: PASSWORD }, from);
  expect(await logInAtOnce(10, wrong, from)).toEqual(Array(10).fill("unauthenticated"));
  expect(await outcomesOf([logIn(wrong, stranger)])).toEqual(["too-many-requests"]);
});

test("guesses from many addresses go slowly, and the owner in a new browser gets in meanwhile", async () => {
  const { email } = await createAccount();
  const { most, pace } = LIMITS["login-email"];
  await limit("login-email", email).count(most);
  const refused: unknown[] = [];
  const turn = vi.spyOn(queues["login-email"], "acquire");
  // The tests' date stands still.
  const begun = performance.now();
  const guesses = Array.from({ length: GUESSES }, () =>
    logIn({ email, password: WRONG }, somewhere()).catch((error) => {
      if (error.code === "too-many-requests") refused.push(error);
      throw error;
    }),
  );
  const settled = outcomesOf(guesses);
  // A guess that came after the owner would go first.
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(GUESSES), PATIENCE);
  turn.mockRestore();
  expect(await logIn({ email, password: PASSWORD }, somewhere())).toBeDefined();
  const codes = await settled;
  const turns = 1 + Math.ceil((performance.now() - begun) / (pace?.intervalMs ?? 0));
  expect(codes.filter((code) => code === "unauthenticated").length).toBeLessThanOrEqual(turns);
  expect(refused[0]).toMatchObject({ headers: { "retry-after": "4" } });
});

test("of many addresses that guess at once, no more than the limit aren't slowed down", async () => {
  const { email } = await createAccount();
  const turn = vi.spyOn(queues["login-email"], "acquire").mockResolvedValue();
  await logInAtOnce(GUESSES, { email, password: WRONG });
  expect(turn).toHaveBeenCalledTimes(GUESSES - LIMITS["login-email"].most);
  turn.mockRestore();
});

test("a browser that has signed in before isn't held up by strangers' failures", async () => {
  const { id, email } = await createAccount();
  const owner = knownBrowser(id);
  const neighbour = { ...somewhere(), group: owner.group };
  await logInAtOnce(20, { email, password: WRONG }, neighbour);
  await limit("login-email", email).count(1_000);
  await limit("login-address", owner.group).count(1_000);
  const turns = turnsTaken();
  expect(await outcomesOf([logIn({ email, password: PASSWORD }, neighbour)])).toEqual([
    "too-many-requests",
  ]);
  expect((await logIn({ email, password: PASSWORD }, owner)).userId).toBe(id);
  for (const turn of turns) expect(turn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("a known browser has ten failures of its own, and its address doesn't matter", async () => {
  const { id, email } = await createAccount();
  const owner = knownBrowser("00000000-0000-4000-8000-000000000000", id);
  const wrong = { email, password: WRONG };
  const codes: (string | null)[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const elsewhere = { ...owner, group: somewhere().group };
    codes.push(...(await outcomesOf([logIn(wrong, elsewhere)])));
  }
  expect(codes).toEqual([...Array(10).fill("unauthenticated"), "too-many-requests"]);
  expect((await logIn({ email, password: PASSWORD }, somewhere())).userId).toBe(id);
});

test("a browser known to another account is a stranger to this one", async () => {
  const { email } = await createAccount();
  const stranger = knownBrowser((await createAccount()).id);
  const wrong = { email, password: WRONG };
  await logInAtOnce(10, wrong, stranger);
  const sameAddress = { ...stranger, device: null };
  expect(await outcomesOf([logIn(wrong, sameAddress)])).toEqual(["too-many-requests"]);
});

/** Of the five hundred, so many type a password here; the others are counted as having signed in. */
const TYPING = 100;
const OTHERS = 400;

/** Creates customers with the password of all tests, in one statement. */
async function createCustomers(count: number): Promise<string[]> {
  const { id } = await createAccount();
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id } });
  const customers = Array.from({ length: count }, () => ({
    ...{ email: newEmail(), name: "Uji Coba", phoneNumber: "6281234567890", passwordHash },
  }));
  await db().user.createMany({ data: customers });
  return customers.map(({ email }) => email);
}

test("behind one mobile gateway 500 customers an hour sign in, ten with typing errors, none refused", async () => {
  const emails = await createCustomers(TYPING);
  const gateway = somewhere();
  await limit("login-attempt", gateway.group).count(OTHERS);
  const turns = turnsTaken();
  const atOnce = pLimit(50);
  const codes = await atOnce.map(emails, async (email, index) => {
    const typed = index < 10 ? [WRONG, WRONG, WRONG, PASSWORD] : [PASSWORD];
    const results: (string | null)[] = [];
    for (const password of typed) {
      results.push(...(await outcomesOf([logIn({ email, password }, gateway)])));
    }
    return results;
  });
  const mistyped = [...Array(3).fill("unauthenticated"), null];
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(mistyped));
  expect(codes.slice(10)).toEqual(Array(TYPING - 10).fill([null]));
  for (const turn of turns) expect(turn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
}, 180_000);

test("a neighbour who guesses slows the gateway's customers down and keeps none out", async () => {
  const emails = await createCustomers(5);
  const gateway = somewhere();
  await limit("login-address", gateway.group).count(LIMITS["login-address"].most);
  const turn = vi.spyOn(queues["login-address"], "acquire");
  const logIns = emails.map((email) => logIn({ email, password: PASSWORD }, gateway));
  expect(await outcomesOf(logIns)).toEqual(Array(5).fill(null));
  expect(turn).toHaveBeenCalledTimes(5);
  vi.restoreAllMocks();
});

test("very many log-ins from one address are slowed down, right ones too", async () => {
  const { email } = await createAccount();
  const from = somewhere();
  const turn = vi.spyOn(queues["login-address"], "acquire");
  await limit("login-attempt", from.group).count(LIMITS["login-attempt"].most - 1);
  await logIn({ email, password: PASSWORD }, from);
  expect(turn).not.toHaveBeenCalled();
  await logIn({ email, password: PASSWORD }, from);
  expect(turn).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("right passwords of one account count too, and a stranger's wrong ones don't use them up", async () => {
  const { email } = await createAccount();
  await limit("login-success", email).count(LIMITS["login-success"].most - 1);
  await logInAtOnce(20, { email, password: WRONG });
  expect(await outcomesOf([logIn({ email, password: PASSWORD }, somewhere())])).toEqual([null]);
  expect(await outcomesOf([logIn({ email, password: PASSWORD }, somewhere())])).toEqual([
    "too-many-requests",
  ]);
});

test("many who sign in at once with the right password all come in", async () => {
  const { email } = await createAccount();
  const from = somewhere();
  const codes = await logInAtOnce(40, { email, password: PASSWORD }, from);
  expect(codes).toEqual(Array(40).fill(null));
});

test("of two who register one e-mail at once, one gets it", async () => {
  const email = newEmail();
  const codes = await outcomesOf([createAccount(email), createAccount(email)]);
  expect(codes.toSorted()).toEqual(["invalid", null]);
  await expectError(createAccount(email), {
    fields: { email: ["This email already has an account"] },
  });
});

test("a common password opens no account", async () => {
  const input = { email: newEmail(), name: "Uji", phone_number: "6281234567890" };
  const sent = { ...input, password: "PASSWORD1", password_confirmation: "PASSWORD1" };
  await expectError(register(sent, somewhere()), {
    fields: { password: [expect.stringContaining("too common")] },
  });
});

test("a password of 128 characters signs in, by all of them, and is stored as argon2id", async () => {
  const email = newEmail();
  const password = `${"batik tulis ".repeat(10)}-lestari`;
  expect(password).toHaveLength(128);
  const person = { email, name: "Uji", phone_number: "6281234567890" };
  const input = registerInput.parse({ ...person, password, password_confirmation: password });
  await register(input, somewhere());
  const { id, passwordHash } = await db().user.findUniqueOrThrow({ where: { email } });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await logIn({ email, password }, somewhere())).userId).toBe(id);
  const shorter = { email, password: password.slice(0, -1) };
  expect(await outcomesOf([logIn(shorter, somewhere())])).toEqual(["unauthenticated"]);
});
