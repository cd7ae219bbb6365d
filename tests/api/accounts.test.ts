import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { userAnswer } from "#lib/accounts/schema.ts";
import { db } from "#lib/database/db.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { codeTo, mailsTo } from "./mailbox.ts";
import { BANDUNG } from "./people.ts";
import { send, somewhere } from "./shop-client.ts";

const PASSWORD = "uji-coba-batik-9";
const NEW_PASSWORD = "parang-kusumo-baru-7";
const VERIFICATION = "verification code";
const RESET = "new Sekar Batik password";

afterAll(() => db().$disconnect());

function newEmail(): string {
  return `${randomUUID()}@example.test`;
}

function registration(changed: Record<string, unknown> = {}) {
  return {
    email: newEmail(),
    name: "Uji Coba",
    phone_number: "+62 812-3456-7890",
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...changed,
  };
}

async function registered(): Promise<string> {
  const body = registration();
  expect((await send("POST", "/api/auth/register", { body })).status).toBe(201);
  return body.email;
}

function logIn(email: string, password = PASSWORD) {
  return send("POST", "/api/auth/login", { body: { email, password } });
}

async function tokenOf(email: string): Promise<string> {
  return (await logIn(email)).json.access_token;
}

function wrongCode(right: string): string {
  return right === "00000000" ? "11111111" : "00000000";
}

test("registering answers the account, doesn't sign in and makes nobody an admin", async () => {
  const body = registration({
    email: `  ${newEmail().toUpperCase()} `,
    role: "admin",
    email_verified: true,
    emailVerifiedAt: "2026-01-01",
  });
  const { status, json, headers } = await send("POST", "/api/auth/register", { body });
  expect(status).toBe(201);
  expect(userAnswer.parse(json).data).toEqual({
    id: expect.any(String),
    name: "Uji Coba",
    email: body.email.trim().toLowerCase(),
    phone_number: "6281234567890",
    role: "user",
    email_verified: false,
    pending_email: null,
  });
  expect(headers.getSetCookie()).toEqual([]);
  expect(JSON.stringify(json)).not.toMatch(/password|argon/);
});

test("register, receive a code by mail, verify, sign in", async () => {
  const email = await registered();
  const asked = await send("POST", "/api/send-otp", { body: { email, type: "register" } });
  expect([asked.status, messageAnswer.safeParse(asked.json).success]).toEqual([200, true]);
  const otp = await codeTo(email, VERIFICATION);

  const wrong = await send("POST", "/api/verify-otp", { body: { email, otp: wrongCode(otp) } });
  expect(wrong.status).toBe(422);
  expect(wrong.json).toEqual({
    message: "Invalid or expired OTP.",
    errors: "Invalid or expired OTP.",
  });
  const short = await send("POST", "/api/verify-otp", { body: { email, otp: "123" } });
  expect(short.json.errors).toEqual({ otp: ["OTP must be 8 characters long"] });

  expect((await send("POST", "/api/verify-otp", { body: { email, otp } })).status).toBe(200);
  expect((await send("POST", "/api/verify-otp", { body: { email, otp } })).status).toBe(422);
  const token = await tokenOf(email);
  const { json } = await send("POST", "/api/auth/user", { token });
  expect(json.data).toMatchObject({ email, email_verified: true });
});

test("an unknown e-mail gets the answers of a known one", async () => {
  const known = await registered();
  const unknown = newEmail();
  const answersFor = async (email: string) => {
    const asked = { email, type: "reset-password" };
    const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
    const answers = [
      await send("POST", "/api/send-otp", { body: asked }),
      await send("POST", "/api/send-otp", { body: asked }),
      await send("POST", "/api/verify-otp", { body: { email, otp: "00000000" } }),
      await send("POST", "/api/auth/reset-password", {
        body: { email, otp: "00000000", ...passwords },
      }),
    ];
    // The number of seconds to wait varies from run to run.
    return answers.map(({ status, json }) => [status, { ...json, retry_after: undefined }]);
  };
  expect(await answersFor(unknown)).toEqual(await answersFor(known));
  expect(await mailsTo(unknown)).toEqual([]);
});

test.each(["/api/user?_method=patch", "/api/user"])(
  "a member changes their profile by %s, and neither role nor email_verified",
  async (path) => {
    const email = await registered();
    const token = await tokenOf(email);
    const method = path.includes("_method") ? "POST" : "PATCH";
    const tricks = { role: "admin", email_verified: "1", id: randomUUID(), password: "hijacked-1" };
    const form = new FormData();
    const fields = { name: " Nama Baru ", phone_number: "+62 811 000 1111", email, ...tricks };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const { status, json } = await send(method, path, { token, body: form });
    expect(status).toBe(200);
    expect(userAnswer.parse(json).data).toMatchObject({
      name: "Nama Baru",
      phone_number: "628110001111",
      email,
      role: "user",
      email_verified: false,
    });
    expect((await send("GET", "/api/customer", { token })).status).toBe(403);
    expect((await logIn(email)).status).toBe(200);
  },
);

test("failed log-ins under made-up X-Forwarded-For: refused from the eleventh on", async () => {
  const hop = somewhere();
  const email = newEmail();
  const answers = [];
  for (let index = 0; index < 15; index += 1) {
    // The trusted proxy appends the peer's address. A client can forge every earlier entry.
    const headers = { "x-forwarded-for": `${somewhere()}, ${hop}` };
    const body = { email, password: "bukan-kata-sandinya" };
    answers.push(await send("POST", "/api/auth/login", { headers, body }));
  }
  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
  expect(answers.slice(10).map(({ status }) => status)).toEqual(Array(5).fill(429));
  expect(Number(answers[10]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a browser that has signed in before gets in where its address is refused", async () => {
  const email = await registered();
  const from = { "x-forwarded-for": somewhere() };
  const attempt = (password: string, headers = {}) =>
    send("POST", "/api/auth/login", {
      headers: { ...from, ...headers },
      body: { email, password },
    });
  const device = (await attempt(PASSWORD)).headers
    .getSetCookie()
    .find((line) => line.startsWith("device="));
  const cookie = device?.split(";")[0] ?? "";
  for (let wrong = 0; wrong < 10; wrong += 1) await attempt("bukan-itu-juga");
  expect((await attempt(PASSWORD)).status).toBe(429);
  expect((await attempt(PASSWORD, { cookie: cookie.slice(0, -1) })).status).toBe(429);
  expect((await attempt(PASSWORD, { cookie })).status).toBe(200);
});

test("who sets a new password by a code is known by the browser from then on", async () => {
  const email = await registered();
  const from = { "x-forwarded-for": somewhere() };
  const body = { email, type: "reset-password" };
  await send("POST", "/api/send-otp", { headers: from, body });
  const otp = await codeTo(email, RESET);
  const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  const answer = await send("POST", "/api/auth/reset-password", {
    headers: from,
    body: { email, otp, ...passwords },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toMatch(/^device=[\w.~-]+; .*HttpOnly/i);
});

test("another customer's address is not there, and its page leads home", async () => {
  const [owner, other] = [await tokenOf(await registered()), await tokenOf(await registered())];
  const { json } = await send("POST", "/api/address", { token: owner, body: BANDUNG });
  for (const id of [json.data.id, "nowhere"]) {
    const headers = { cookie: `token=${other}` };
    const page = await send("GET", `/auth/address-edit/${id}`, { headers });
    expect([page.status, page.headers.get("location")]).toEqual([307, "/home"]);
  }
});

test("the demo's mail is shown to this machine alone, and with the key", async () => {
  const seenBy = async (forwarded: string, path = `/dev/mail/${process.env.DEV_MAIL_KEY}`) =>
    (await send("GET", path, { headers: { "x-forwarded-for": forwarded } })).status;
  expect(await seenBy("127.0.0.1")).toBe(200);
  expect(await seenBy("203.0.113.7")).not.toBe(200);
  expect(await seenBy("127.0.0.1, 203.0.113.7")).not.toBe(200);
  expect(await seenBy("203.0.113.7, 127.0.0.1")).not.toBe(200);
  expect(await seenBy("127.0.0.1", "/dev/mail")).not.toBe(200);
  expect(await seenBy("127.0.0.1", "/dev/mail/another-key")).not.toBe(200);
});
