import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn } from "#lib/accounts/log-in.ts";
import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import type { Requester } from "#lib/accounts/requester.ts";
import type { CodePurpose } from "#lib/accounts/schema.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { verifyCode } from "#lib/accounts/verify-code.ts";
import { log } from "#lib/telemetry/log.ts";
import { loggedCaller } from "#lib/telemetry/security-events.ts";
import {
  createAccount,
  newEmail,
  PASSWORD,
  signIn,
  somewhere,
  waitingCode,
  wrongCode,
} from "#tests/factories/account.ts";
import { appCode, wrongAppCode } from "#tests/factories/app-code.ts";
import { enrol } from "#tests/factories/second-factor.ts";

const WRONG = "bukan-kata-sandinya";

let lines: [string, object][] = [];

beforeEach(() => {
  lines = [];
  for (const level of ["info", "warn"] as const) {
    vi.spyOn(log(), level).mockImplementation((about: unknown, event?: string) => {
      lines.push([`${level}: ${event}`, about as object]);
    });
  }
});
afterEach(() => vi.restoreAllMocks());

/** Returns the lines since the last call. */
function newLines(): [string, object][] {
  return lines.splice(0);
}

const caller = ({ group }: Requester) => loggedCaller(group);

test("a right and a wrong log-in are logged with the account, and an unknown e-mail without", async () => {
  const { id, email } = await createAccount();
  const requester = somewhere();
  const from = caller(requester);
  await logIn({ email, password: PASSWORD }, requester);
  expect(newLines()).toEqual([["info: log-in", { account: id, from, secondFactor: null }]]);
  const wrong = "info: log-in with a wrong e-mail or password";
  await expect(logIn({ email, password: WRONG }, requester)).rejects.toThrow();
  expect(newLines()).toEqual([[wrong, { account: id, from }]]);
  await expect(logIn({ email: newEmail(), password: WRONG }, requester)).rejects.toThrow();
  expect(newLines()).toEqual([[wrong, { account: undefined, from }]]);
});

test("a log-in that a limit refuses is a warning with the account, also for the right password", async () => {
  const { id, email } = await createAccount();
  const requester = somewhere();
  for (let guess = 1; guess <= 10; guess += 1) {
    await expect(logIn({ email, password: WRONG }, requester)).rejects.toThrow();
  }
  newLines();
  await expect(
    logIn({ email: email.toUpperCase(), password: PASSWORD }, requester),
  ).rejects.toThrow();
  expect(newLines()).toEqual([
    ["warn: log-in refused by a limit", { account: id, from: caller(requester) }],
  ]);
});

test("the second factor is logged: asked for, wrong, and which it was", async () => {
  const { id, email } = await createAccount();
  const { key, recoveryCodes } = await enrol((await signIn(email)).actor, PASSWORD);
  const [requester, password] = [somewhere(), PASSWORD];
  const about = { account: id, from: caller(requester) };
  newLines();
  await expect(logIn({ email, password }, requester)).rejects.toThrow();
  expect(newLines()).toEqual([["info: log-in without its second factor", about]]);
  await expect(logIn({ email, password, code: wrongAppCode(key) }, requester)).rejects.toThrow();
  expect(newLines()).toEqual([["info: log-in with a wrong second factor", about]]);
  await logIn({ email, password, code: appCode(key, 1) }, requester);
  expect(newLines()).toEqual([["info: log-in", { ...about, secondFactor: "app" }]]);
  await logIn({ email, password, code: recoveryCodes[0] ?? "" }, requester);
  expect(newLines()).toEqual([["info: log-in", { ...about, secondFactor: "recovery-code" }]]);
});

test("codes are logged when they are asked for and tried, and no line holds one", async () => {
  const { id, email } = await createAccount();
  const requester = somewhere();
  const about = { account: id, from: caller(requester) };
  const purpose: CodePurpose = "reset-password";
  await sendCode({ email, type: purpose }, requester);
  const otp = await waitingCode(email);
  await expect(verifyCode({ email, otp: wrongCode(otp) }, requester)).rejects.toThrow();
  const pair = { password: WRONG, password_confirmation: WRONG };
  await resetPassword({ email, otp, ...pair }, requester);
  await sendCode({ email: newEmail(), type: purpose }, requester);
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${otp}|${email}|${WRONG}`));
  expect(newLines()).toEqual([
    ["info: code asked for", { ...about, purpose, issued: "sent" }],
    ["info: wrong code", { ...about, purpose: undefined }],
    ["info: right code", { ...about, purpose }],
    ["info: code asked for", { ...about, account: undefined, purpose, issued: "sent" }],
  ]);
});
