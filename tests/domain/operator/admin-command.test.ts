import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { DEMO_ADMIN_EMAIL } from "#lib/accounts/demo-login.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { db } from "#lib/database/db.ts";
import {
  createAccount,
  createDemoAccount,
  createSignedIn,
  newEmail,
  PASSWORD,
  signIn,
  somewhere,
} from "#tests/factories/account.ts";
import { createActor } from "#tests/factories/customer.ts";
import { placeTestOrder } from "#tests/factories/placed-order.ts";
import { productInput } from "#tests/factories/product-input.ts";
import { enrol } from "#tests/factories/second-factor.ts";

import { COMMANDS, runAdmin } from "../../../scripts/operator/run-admin.ts";

// Runs on this test's database. The real command line has a process of its own, which takes seconds: it
// is for environment, standard input and exit codes.

const SCRIPT = fileURLToPath(new URL("../../../scripts/run.mjs", import.meta.url));
const LOG = path.join(process.env.DATA_DIR ?? "", "operator.log");

type Ended = { code: number; stdout: string; stderr: string };

/** Runs a command in this process. */
async function admin(args: string[]): Promise<Ended> {
  const out = vi.spyOn(console, "log").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const code = await runAdmin(args);
    const [stdout, stderr] = [out, error].map(({ mock }) =>
      mock.calls.map(([text]) => `${text}\n`).join(""),
    );
    return { code, stdout: stdout ?? "", stderr: stderr ?? "" };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
}

/** Returns a command's exit code and its output, or its error if it fails. */
async function said(args: string[]): Promise<string> {
  const { code, stdout, stderr } = await admin(args);
  return `${code} ${code === 0 ? stdout : stderr}`;
}

/** Runs `npm run admin` as an operator does. */
function adminProcess(args: string[], { input = "", env = {} } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, "admin", ...args],
      { env: { ...process.env, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

async function hasToChange(email: string): Promise<boolean> {
  return (await db().user.findUniqueOrThrow({ where: { email } })).mustChangePassword;
}

const notes = () =>
  readFileSync(LOG, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

test("the first admin is made from ADMIN_EMAIL, once, with a password that is printed once", async () => {
  const env = { ADMIN_EMAIL: newEmail() };
  const first = await adminProcess(["create-admin", "--if-none"], { env });
  expect(first.code).toBe(0);
  const [, password = ""] = /^Password \(shown this once\): (\S+)$/m.exec(first.stdout) ?? [];
  const { userId } = await logIn({ email: env.ADMIN_EMAIL, password }, somewhere());
  expect(first.stdout).toContain("It has to be changed after signing in.");
  expect(await hasToChange(env.ADMIN_EMAIL)).toBe(true);
  const again = await admin(["create-admin", newEmail(), "--if-none"]);
  expect(again).toMatchObject({
    code: 0,
    stdout: "The shop has an admin already: nothing was done.\n",
  });
  expect(notes()).toEqual([
    expect.objectContaining({ command: "create-admin", userId, operator: expect.any(String) }),
  ]);
  expect(first.stderr).not.toContain(password);
  expect(readFileSync(LOG, "utf8")).not.toMatch(new RegExp(`${password}|${env.ADMIN_EMAIL}`));
  expect(statSync(LOG).mode & 0o777).toBe(0o600);
});

/** Commands that change nothing. */
const READING = ["audit", "check-env", "list-mails", "status", "verify-books"];

async function customer(): Promise<string> {
  return (await createAccount()).email;
}

async function newAdmin(): Promise<string> {
  const email = await customer();
  await db().user.update({ where: { email }, data: { role: "admin" } });
  return email;
}

/** Commands that need a shop of their own (tests/domain/archive/move-shop.test.ts). */
const MOVING = ["export-shop", "import-shop"];

/** Arguments with which the other commands do their work. */
const CHANGING: Record<string, () => Promise<string[]>> = {
  "page-cache": async () => ["on"],
  "block-account": async () => [await customer()],
  "create-admin": async () => [newEmail()],
  "demote-admin": async () => {
    await newAdmin();
    return [await newAdmin()];
  },
  "end-sessions": async () => [await customer()],
  "remove-demo": async () => {
    await createDemoAccount(DEMO_ADMIN_EMAIL, "admin");
    return ["--yes"];
  },
  "remove-second-factor": async () => {
    const { email, actor } = await createSignedIn();
    await enrol(actor, PASSWORD);
    return [email];
  },
  "requeue-failures": async () => [],
  "resend-mail": async () => {
    await placeTestOrder();
    const { id } = await db().outboxMail.findFirstOrThrow({ where: { template: "order-placed" } });
    await db().outboxMail.update({ where: { id }, data: { sentAt: new Date() } });
    return [id];
  },
  "reset-password": async () => [await customer()],
  "unblock-account": async () => {
    const email = await customer();
    await db().user.update({ where: { email }, data: { blockedAt: new Date() } });
    return [email];
  },
};

test("every command only reads, or is known to change something", () => {
  expect(Object.keys(COMMANDS).sort()).toEqual(
    [...READING, ...MOVING, ...Object.keys(CHANGING)].sort(),
  );
});

test.each(Object.entries(CHANGING))("%s is logged without secrets", async (command, prepare) => {
  const args = await prepare();
  const where = { action: "operator-command", subject: command };
  const before = await db().auditEntry.count({ where });
  const { code, stdout, stderr } = await admin([command, ...args, "--json"]);
  expect(code, stderr).toBe(0);
  const entries = await db().auditEntry.findMany({ where, orderBy: { createdAt: "asc" } });
  expect(entries).toHaveLength(before + 1);
  const entry = entries.at(-1);
  expect(entry).toMatchObject({ actorId: null, actor: expect.stringMatching(/.@./) });
  const { email = "none", password = "none" } = JSON.parse(stdout);
  expect(JSON.stringify(entry?.after)).not.toContain(email);
  expect(JSON.stringify(entry?.after)).not.toContain(password);
});

test("the page cache takes three orders, and another word changes nothing", async () => {
  for (const order of ["off", "empty", "on"]) {
    expect(await admin(["page-cache", order])).toMatchObject({ code: 0 });
  }
  expect(await admin(["page-cache", "flush"])).toMatchObject({ code: 2 });
});

test("the audit log is printed by subject and limit, for people and for programs", async () => {
  const actor = await createActor("admin");
  const mark = randomUUID().slice(0, 8);
  const { id } = await createProduct(actor, productInput({ name: `Kain ${mark}` }));
  await updateProduct(actor, id, { price: 475_000 });
  const printed = await admin(["audit", "--subject", id]);
  expect(printed).toMatchObject({ code: 0, stderr: "" });
  expect(printed.stdout).toContain(`Kain ${mark}`);
  expect(printed.stdout).toContain("price: 450000 -> 475000");
  const newest = await admin(["audit", "--subject", mark, "--limit", "1", "--json"]);
  expect(JSON.parse(newest.stdout)).toEqual([
    expect.objectContaining({
      ...{ action: "product-updated", subject_id: id, actor: "Uji Coba" },
      changes: [{ field: "price", before: 450_000, after: 475_000 }],
    }),
  ]);
  expect((await admin(["audit", "--subject", randomUUID()])).stdout).toBe(
    "No change is recorded.\n",
  );
});

test("a password of the operator's own is read from standard input, and not printed", async () => {
  const { email } = await createSignedIn();
  const own = "hujan-di-kota-31";
  const done = await adminProcess(["reset-password", email, "--ask-password", "--json"], {
    input: `${own}\nnot this\n`,
  });
  expect(done.code).toBe(0);
  expect(JSON.parse(done.stdout)).toMatchObject({ email, password: null, sessionsEnded: 1 });
  expect(done.stdout).not.toContain(own);
  await logIn({ email, password: own }, somewhere());
  expect(notes().at(-1)).toMatchObject({ command: "reset-password", sessionsEnded: 1 });
  expect(await hasToChange(email)).toBe(false);
  // Only an admin's account needs another one before it may do anything.
  const printed = await admin(["reset-password", email]);
  expect(printed.stdout).toContain("Its owner should change it.");
  expect(await hasToChange(email)).toBe(false);
  await db().user.update({ where: { email }, data: { role: "admin" } });
  await admin(["reset-password", email]);
  expect(await hasToChange(email)).toBe(true);
});

test("two-step sign-in is turned off for a lost phone", async () => {
  const { email, actor } = await createSignedIn();
  await enrol(actor, PASSWORD);
  expect(await said(["remove-second-factor", email])).toBe(
    `0 ${email} signs in with the password alone, and 1 session ended.\n`,
  );
  expect(notes().at(-1)).toMatchObject({ command: "remove-second-factor", sessionsEnded: 1 });
  expect(await said(["remove-second-factor", email])).toBe(`1 ${email} has no second factor.\n`);
});

test("an admin who leaves is blocked, and comes back only as a customer", async () => {
  await newAdmin();
  const email = await newAdmin();
  await signIn(email);
  expect(await said(["block-account", email])).toBe(
    `0 ${email}, until now an admin, is blocked, and 1 session ended.\n`,
  );
  expect(notes().at(-1)).toMatchObject({ command: "block-account", wasAdmin: true });
  expect(await said(["block-account", email])).toBe(`1 ${email} is blocked already.\n`);
  expect(await said(["create-admin", email, "--promote"])).toBe(
    `1 ${email} is blocked: unblock-account first.\n`,
  );
  expect(await said(["unblock-account", email])).toBe(`0 ${email} can sign in again.\n`);
  expect((await signIn(email)).actor.role).toBe("user");
  expect(await said(["demote-admin", email])).toBe(`1 ${email} is no admin.\n`);
});

test("what the shop refuses is one sentence and exit code 1, and nothing is noted", async () => {
  const before = notes().length;
  const email = await customer();
  const cases: [string[], string][] = [
    [["end-sessions", newEmail()], "Account not found.\n"],
    [["reset-password", newEmail()], "Account not found.\n"],
    [["create-admin", email], `${email} is a customer's account: --promote makes it an admin's.\n`],
    [["resend-mail", "1"], "Mail not found.\n"],
    [["block-account", newEmail()], "Account not found.\n"],
    [["unblock-account", email], `${email} isn't blocked.\n`],
    [["demote-admin", email], `${email} is no admin.\n`],
  ];
  for (const [args, stderr] of cases)
    expect(await admin(args)).toEqual({ code: 1, stdout: "", stderr });
  const short = await adminProcess(["reset-password", email, "--ask-password"], {
    input: "short\n",
  });
  expect(short).toMatchObject({ code: 1, stderr: "Password must be at least 8 characters.\n" });
  await logIn({ email, password: PASSWORD }, somewhere());
  expect(notes()).toHaveLength(before);
});

test.each([
  [["frobnicate"], 'There is no command "frobnicate".'],
  [["reset-password"], "<email> is missing."],
  [["reset-password", "nobody"], '"nobody" is no e-mail address.'],
  [["end-sessions", "a@b.example", "more"], '"more" is one word too many.'],
  [["list-mails", "--bogus"], "Unknown option '--bogus'."],
  [["list-mails", "--sent", "--failed"], "Either --sent or --failed."],
  [["list-mails", "--limit", "none"], "--limit is a number from 1 to 1000."],
])("%j can't be meant: what is right is said, with exit code 2", async (args, sentence) => {
  const { code, stderr } = await admin(args);
  expect([code, stderr.split("\n")[0]]).toEqual([2, sentence]);
});

test("help needs no database and names every command", async () => {
  const env = { DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none" };
  const { code, stdout } = await adminProcess(["--help"], { env });
  expect(code).toBe(0);
  for (const name of ["create-admin", "resend-mail", "verify-books"]) {
    expect(stdout).toContain(`  ${name}`);
  }
  const one = await adminProcess(["create-admin", "--help"], { env });
  expect(one).toMatchObject({ code: 0, stderr: "" });
  expect(one.stdout).toContain("--if-none");
});

test("a database without a shop is said in one line", async () => {
  const empty = new URL(process.env.DATABASE_URL ?? "");
  empty.pathname = "/postgres";
  const { code, stderr } = await adminProcess(["status"], { env: { DATABASE_URL: empty.href } });
  expect([code, stderr]).toEqual([1, "The database has no shop in it yet: migrate it first.\n"]);
});

test("books that are wrong are printed, and end with exit code 1", async () => {
  const { productId } = await placeTestOrder();
  expect(await said(["verify-books"])).toBe("0 The books are right.\n");
  await db()
    .$executeRaw`UPDATE products SET stock = 2, is_purchased = false WHERE id = ${productId}::uuid`;
  const { code, stdout } = await admin(["verify-books", "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    { what: "stock", id: productId, name: "Kemeja Kawung", is: "2", shouldBe: "0" },
  ]);
  await db()
    .$executeRaw`UPDATE products SET stock = 0, is_purchased = true WHERE id = ${productId}::uuid`;
});

test("status and mails answer for people and for programs", async () => {
  await placeTestOrder();
  const status = await admin(["status"]);
  expect(status).toMatchObject({ code: 0, stderr: "" });
  expect(status.stdout).toMatch(
    /^Migrations {2}\d+ applied, newest \d{14}_\w+, 0 pending, 0 failed$/m,
  );
  expect(JSON.parse((await admin(["status", "--json"])).stdout)).toHaveProperty("mails.waiting");
  expect((await admin(["list-mails", "--waiting"])).stdout).toMatch(/^id +state +sent, given up/);
  expect(JSON.parse((await admin(["requeue-failures", "--json"])).stdout)).toEqual({
    ...{ requeued: 0, hurried: 0, lost: 0 },
  });
});

test("the demo is removed only when that is confirmed", async () => {
  expect(await said(["remove-demo"])).toBe("0 There is nothing of the demo in this shop.\n");
  const id = await createDemoAccount(DEMO_ADMIN_EMAIL, "admin");
  expect(await admin(["remove-demo"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--yes is missing"),
  });
  expect(await db().user.count({ where: { id } })).toBe(1);
  const removed = await admin(["remove-demo", "--yes"]);
  expect(removed).toMatchObject({ code: 0, stdout: expect.stringContaining("1 accounts") });
  expect(await db().user.count({ where: { id } })).toBe(0);
  expect(notes().at(-1)).toMatchObject({ command: "remove-demo", accounts: 1 });
});

test("the configuration is checked without a database", async () => {
  const env = {
    DATABASE_URL: "postgresql://nobody@127.0.0.1:9/none",
    SITE_URL: "https://toko.example",
  };
  const unwise = await adminProcess(["check-env"], { env });
  expect(unwise.code).toBe(0);
  expect(unwise.stdout).toContain("TRUST_PROXY is 0 although SITE_URL is https");
  const weak = await adminProcess(["check-env"], { env: { ...env, AUTH_SECRET: "x".repeat(40) } });
  expect(weak).toEqual({
    ...{ code: 1, stderr: "" },
    stdout: "AUTH_SECRET is easy to guess; `npm run init-env -- --secrets` makes one.\n",
  });
});
