import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { userAnswer } from "#lib/accounts/schema.ts";
import { newEmail } from "#tests/factories/account.ts";
import { codeTo, mailAbout, mailsTo } from "./mailbox.ts";
import { multipart } from "./multipart.ts";
import { BANDUNG, PASSWORD } from "./people.ts";
import { signInVerified } from "./second-factor.ts";
import { IS_PLAIN_NEXT, send, somewhere } from "./shop-client.ts";

const NEW_PASSWORD = "parang-kusumo-baru-7";
const RESET = "new Sekar Batik password";

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
    staff: null,
    email_verified: false,
    pending_email: null,
  });
  expect(headers.getSetCookie()).toEqual([]);
  expect(JSON.stringify(json)).not.toMatch(/password|argon/);
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

test("a customer changes neither role nor verification", async () => {
  const email = await registered();
  const token = await tokenOf(email);
  const tricks = { role: "admin", email_verified: "1", id: randomUUID(), password: "hijacked-1" };
  const fields = { name: " Nama Baru ", phone_number: "+62 811 000 1111", email, ...tricks };
  const { status, json } = await send("PATCH", "/api/user", { token, body: multipart(fields) });
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

test("an admin with a printed password gets no admin's answer before it is changed", async () => {
  const { email, password, token } = await signInVerified("admin", true);
  const refused = await send("GET", "/api/customer", { token });
  expect([refused.status, refused.json]).toEqual([
    403,
    { message: "Change your password first", restricted: "must-change-password" },
  ]);
  const page = await send("GET", "/dashboard/orders?page=2", {
    headers: { cookie: `token=${token}` },
  });
  expect([page.status, page.headers.get("location")]).toEqual([
    307,
    "/auth/change-password?next=%2Fdashboard%2Forders%3Fpage%3D2",
  ]);
  const own = "angin-di-sawah-27";
  const body = { current_password: password, password: own, password_confirmation: own };
  expect((await send("POST", "/api/auth/password", { token, body })).status).toBe(200);
  expect((await send("GET", "/api/customer", { token })).status).toBe(200);
  expect((await mailAbout(email, "password was changed")).text).toContain("new password");
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

test.skipIf(IS_PLAIN_NEXT)(
  "the demo's mail is shown to this machine alone, and with the key",
  async () => {
    const seenBy = async (forwarded: string, path = `/dev/mail/${process.env.DEV_MAIL_KEY}`) =>
      (await send("GET", path, { headers: { "x-forwarded-for": forwarded } })).status;
    expect(await seenBy("127.0.0.1")).toBe(200);
    expect(await seenBy("203.0.113.7")).not.toBe(200);
    expect(await seenBy("127.0.0.1, 203.0.113.7")).not.toBe(200);
    expect(await seenBy("203.0.113.7, 127.0.0.1")).not.toBe(200);
    expect(await seenBy("127.0.0.1", "/dev/mail")).not.toBe(200);
    expect(await seenBy("127.0.0.1", "/dev/mail/another-key")).not.toBe(200);
  },
);
