import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { addressAnswer, userAnswer } from "#lib/accounts/schema.ts";
import { db } from "#lib/database/db.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { createProduct } from "#tests/factories/product.ts";
import { codeTo, mailAbout, mailsTo } from "./mailbox.ts";
import { BANDUNG, paymentBody, signIn } from "./people.ts";
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

test("what can't be registered", async () => {
  const empty = await send("POST", "/api/auth/register", { body: {} });
  expect(empty.status).toBe(422);
  expect(Object.values(empty.json.errors)).toEqual(Array(5).fill(["This field is required"]));
  const email = await registered();
  const refused = async (changed: Record<string, unknown>) =>
    (await send("POST", "/api/auth/register", { body: registration(changed) })).json.errors;
  expect(await refused({ email: email.toUpperCase() })).toHaveProperty("email");
  expect(await refused({ phone_number: "0812345678" })).toEqual({
    phone_number: ["Phone number must start with '62'"],
  });
  expect(await refused({ password_confirmation: "another one" })).toEqual({
    password: ["Password does not match"],
    password_confirmation: ["Password does not match"],
  });
  const common = { password: "password123", password_confirmation: "password123" };
  expect(await refused(common)).toHaveProperty("password");
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

test("a code isn't sent twice within a minute: 429 with Retry-After", async () => {
  const body = { email: await registered(), type: "reset-password" };
  const headers = { "x-forwarded-for": somewhere() };
  expect((await send("POST", "/api/send-otp", { headers, body })).status).toBe(200);
  const again = await send("POST", "/api/send-otp", { headers, body });
  expect(again.status).toBe(429);
  expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(again.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(again.json.retry_after).toBe(Number(again.headers.get("retry-after")));
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

test("what send-otp doesn't take", async () => {
  const errorsFor = async (body: Record<string, unknown>) =>
    (await send("POST", "/api/send-otp", { body })).json.errors;
  expect(await errorsFor({ type: "register" })).toEqual({ email: ["Email can't be empty!"] });
  expect(await errorsFor({ email: "sari", type: "register" })).toEqual({
    email: ["Please enter a valid email!"],
  });
  expect(await errorsFor({ email: "a@b.test,c@d.test", type: "register" })).toEqual({
    email: ["Please enter a valid email!"],
  });
  expect(await errorsFor({ email: newEmail(), type: "edit-email" })).toHaveProperty("type");
});

test("after a reset the old token is dead on every endpoint, and the owner is told", async () => {
  const email = await registered();
  const token = await tokenOf(email);
  await send("POST", "/api/send-otp", { body: { email, type: "reset-password" } });
  const otp = await codeTo(email, RESET);
  expect((await send("POST", "/api/verify-otp", { body: { email, otp } })).status).toBe(200);
  const body = { email, otp, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  const mismatch = { ...body, password_confirmation: "another" };
  expect((await send("POST", "/api/auth/reset-password", { body: mismatch })).json.errors).toEqual({
    password: ["Password does not match"],
    password_confirmation: ["Password does not match"],
  });
  expect((await send("POST", "/api/auth/reset-password", { body })).status).toBe(200);
  const again = await send("POST", "/api/auth/reset-password", { body });
  expect([again.status, again.json.errors]).toEqual([422, { otp: ["Invalid or expired OTP."] }]);

  const id = randomUUID();
  for (const [method, path] of SIGNED_IN_CALLS) {
    const { status } = await send(method, path.replace("{id}", id), { token });
    expect([method, path, status]).toEqual([method, path, 401]);
  }
  expect((await logIn(email)).status).toBe(401);
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  expect((await mailAbout(email, "password was changed")).html).toContain("auth/reset-password");
});

const SIGNED_IN_CALLS = [
  ["POST", "/api/auth/logout"],
  ["POST", "/api/auth/user"],
  ["POST", "/api/user?_method=patch"],
  ["PATCH", "/api/user"],
  ["POST", "/api/send-otp-edit-email"],
  ["GET", "/api/address"],
  ["POST", "/api/address"],
  ["GET", "/api/address/{id}"],
  ["POST", "/api/address/{id}?_method=patch"],
  ["POST", "/api/address/{id}?_method=delete"],
  ["PATCH", "/api/address/{id}"],
  ["DELETE", "/api/address/{id}"],
  ["GET", "/api/cart"],
  ["GET", "/api/cartbadge"],
  ["GET", "/api/cart/reset-sold-out"],
  ["POST", "/api/cart/{id}"],
  ["POST", "/api/cart/{id}?_method=patch"],
  ["DELETE", "/api/cart/{id}"],
  ["GET", "/api/order"],
  ["GET", "/api/order/{id}"],
  ["POST", "/api/order/{id}?_method=patch"],
  ["GET", "/api/customer"],
  ["GET", "/api/shipping?city=Kota%20Bandung"],
  ["GET", "/api/payment?payment_id={id}"],
  ["POST", "/api/payment"],
] as const;

test.each(SIGNED_IN_CALLS)("%s %s asks a visitor to sign in", async (method, path) => {
  const { status, json } = await send(method, path.replace("{id}", randomUUID()));
  expect([status, json.message]).toEqual([401, "Please sign in first"]);
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

async function verified(): Promise<string> {
  const email = await registered();
  await db().user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  return email;
}

async function userOf(token: string) {
  return userAnswer.parse((await send("POST", "/api/auth/user", { token })).json).data;
}

/** Asks for a new e-mail. Returns it, and the code that was sent to it. */
async function askForNewEmail(token: string) {
  const email = newEmail();
  const body = { email, email_verified: 1, password: PASSWORD };
  expect((await send("POST", "/api/user?_method=patch", { token, body })).status).toBe(200);
  const asked = await send("POST", "/api/send-otp-edit-email", { token, body: { email } });
  expect(asked.status).toBe(200);
  return { email, otp: await codeTo(email, "Confirm your email") };
}

test("a new e-mail replaces the old one with its code, and ends the other sessions", async () => {
  const old = await verified();
  const [token, elsewhere] = [await tokenOf(old), await tokenOf(old)];
  const path = "/api/user?_method=patch";
  const same = await send("POST", path, { token, body: { email: old, email_verified: 0 } });
  expect(same.json.data).toMatchObject({ email_verified: true, pending_email: null });
  const body = await askForNewEmail(token);
  expect(await userOf(token)).toMatchObject({
    email: old,
    email_verified: true,
    pending_email: body.email,
  });
  expect((await send("POST", "/api/verify-otp", { token, body })).status).toBe(200);
  expect(await userOf(token)).toMatchObject({
    email: body.email,
    email_verified: true,
    pending_email: null,
  });
  expect((await send("POST", "/api/auth/user", { token: elsewhere })).status).toBe(401);
});

test("a new e-mail is cancelled by its owner", async () => {
  const token = await tokenOf(await verified());
  const body = await askForNewEmail(token);
  const { status, json } = await send("POST", "/api/user/email-change?_method=delete", { token });
  expect([status, userAnswer.parse(json).data.pending_email]).toEqual([200, null]);
  expect((await send("POST", "/api/verify-otp", { body })).status).toBe(422);
});

test("the old address undoes the change by the link of its mail, not by opening it", async () => {
  const old = await verified();
  const token = await tokenOf(old);
  const body = await askForNewEmail(token);
  await send("POST", "/api/verify-otp", { token, body });
  const { text } = await mailAbout(old, "has another email");
  const link = new URL(/https?:\/\/\S*undo-email-change\S*/.exec(text ?? "")?.[0] ?? "");
  const page = await send("GET", link.pathname + link.search);
  expect(page.json).toContain("Undo the change");
  expect((await userOf(token)).email).toBe(body.email);
  const undone = { token: link.searchParams.get("token") };
  const { status, json } = await send("POST", "/api/undo-email-change", { body: undone });
  expect([status, json]).toEqual([200, { data: { email: old } }]);
  expect((await send("POST", "/api/auth/user", { token })).status).toBe(401);
  expect((await logIn(old)).status).toBe(401);
  expect((await send("GET", link.pathname + link.search)).json).toContain("work any more");
});

test("what a profile can't be changed to", async () => {
  const token = await tokenOf(await registered());
  const taken = await registered();
  const errorsFor = async (body: Record<string, unknown>) => {
    const { status, json } = await send("POST", "/api/user?_method=patch", { token, body });
    expect(status).toBe(422);
    return json.errors;
  };
  expect(await errorsFor({ name: " ", email: "", phone_number: "" })).toEqual({
    name: ["Name field can't be empty"],
    email: ["Email field can't be empty"],
    phone_number: ["Phone number field can't be empty"],
  });
  expect(await errorsFor({ email: taken })).toEqual({
    password: ["Enter your password to change your email"],
  });
  expect(await errorsFor({ email: taken, password: "bukan-itu-9" })).toEqual({
    password: ["This isn't your password"],
  });
  expect(await errorsFor({ email: taken, password: PASSWORD })).toEqual({
    email: ["This email already has an account"],
  });
  expect(await errorsFor({ name: "Menang di evil.com/x" })).toHaveProperty("name");
  expect(await errorsFor({ phone_number: "0812" })).toHaveProperty("phone_number");
});

test("an address is saved, read, changed and deleted by its owner alone", async () => {
  const token = await signIn();
  const made = await send("POST", "/api/address", { token, body: BANDUNG });
  expect(made.status).toBe(201);
  const { id } = addressAnswer.parse(made.json).data;
  const path = `/api/address/${id}`;
  expect(addressAnswer.parse((await send("GET", path, { token })).json)).toEqual(made.json);

  for (const stranger of [await signIn(), await signIn("admin")]) {
    const stolen = { token: stranger, body: { recipient: "Pencuri" } };
    const answers = [
      await send("GET", path, { token: stranger }),
      await send("POST", `${path}?_method=patch`, stolen),
      await send("PATCH", path, stolen),
      await send("POST", `${path}?_method=delete`, { token: stranger }),
      await send("DELETE", path, { token: stranger }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
    expect((await send("GET", "/api/address", { token: stranger })).json.data).toEqual([]);
  }
  expect((await send("GET", path, { token })).json).toEqual(made.json);

  const patch = { token, body: { ...BANDUNG, recipient: "Ibu Wulan", is_saved: "true" } };
  const changed = await send("POST", `${path}?_method=patch`, patch);
  expect(changed.json.data).toEqual({ ...made.json.data, recipient: "Ibu Wulan" });
  expect((await send("GET", path)).status).toBe(401);
  const twice = await send("POST", "/api/address", { token, body: BANDUNG });
  expect([twice.status, twice.json.errors]).toEqual([
    422,
    { address: ["This address already exists"] },
  ]);
  const empty = await send("PATCH", path, { token, body: { zip_code: "" } });
  expect(empty.json.errors.zip_code?.[0]).toBe("This field can't be empty");
  expect((await send("POST", `${path}?_method=delete`, { token })).status).toBe(200);
  expect((await send("DELETE", path, { token })).status).toBe(404);
  expect((await send("GET", "/api/address/1%27%20OR%201=1", { token })).status).toBe(404);
});

test("a hundred failed log-ins under made-up X-Forwarded-For: refused from the eleventh on", async () => {
  const hop = somewhere();
  const email = newEmail();
  const answers = [];
  for (let index = 0; index < 100; index += 1) {
    // The trusted proxy appends the peer's address. A client can forge every earlier entry.
    const headers = { "x-forwarded-for": `${somewhere()}, ${hop}` };
    const body = { email, password: "bukan-kata-sandinya" };
    answers.push(await send("POST", "/api/auth/login", { headers, body }));
  }
  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
  expect(answers.slice(10).map(({ status }) => status)).toEqual(Array(90).fill(429));
  expect(Number(answers[10]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("failed log-ins to one account from everywhere keep its owner out nowhere", async () => {
  const email = await registered();
  const answers = [];
  for (let index = 0; index < 12; index += 1) answers.push(await logIn(email, "bukan-itu-juga"));
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(401));
  expect((await logIn(email)).status).toBe(200);
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

test("an order's mail goes to its customer with all that the transfer takes", async () => {
  const email = await verified();
  const token = await tokenOf(email);
  const productId = await createProduct({ name: "Kemeja Parang", price: 450_000 });
  await send("POST", `/api/cart/${productId}`, { token });
  const { status, json } = await send("POST", "/api/payment", {
    token,
    body: await paymentBody(token),
  });
  expect(status).toBe(201);
  const { text, subject } = await mailAbout(email, json.data.order_no);
  expect(subject).toContain("please transfer");
  for (const words of ["Uji Coba", "Kemeja Parang (M) × 1", "0102030405", "Jalan Braga 1"]) {
    expect(text).toContain(words);
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
