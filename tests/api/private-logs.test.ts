import { randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { loggedCaller } from "#lib/telemetry/security-events.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { createProduct } from "#tests/factories/product.ts";
import { REFUSED } from "#tests/fakes/mail-server.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { codeTo } from "./mailbox.ts";
import { multipart } from "./multipart.ts";
import { PASSWORD, paymentBody, signIn } from "./people.ts";
import { type Answer, send, somewhere } from "./shop-client.ts";

/** Words that nobody else types, so that they can be searched for in the logs. */
const mark = (word: string) => `${word}${randomUUID().replaceAll("-", "")}`;
const digits = () => String(randomInt(10 ** 9, 10 ** 10));

/** Personal data that the visitor types and receives; no log may hold it. */
const typed = {
  email: `${mark("ani")}@example.test`,
  refusedEmail: `${REFUSED}${mark("x")}@example.test`,
  name: mark("Ani "),
  phone: `628${digits()}`,
  password: mark("sandi-"),
  newPassword: mark("sandi-baru-"),
  wrongPassword: mark("salah-"),
  recipient: mark("Ibu "),
  address: mark("Jalan "),
  description: mark("Pagar "),
  search: mark("kain "),
  sender: mark("Pengirim "),
};

const account = {
  name: typed.name,
  email: typed.email,
  phone_number: typed.phone,
  password: typed.password,
  password_confirmation: typed.password,
};

async function post(path: string, body: object, status: number, token?: string): Promise<Answer> {
  const answer = await send("POST", path, { body, token });
  expect([path, answer.status]).toEqual([path, status]);
  return answer;
}

/** Makes the database refuse rows with this text, and quote them, while `work` runs. */
async function whileRefusing(
  table: string,
  column: string,
  text: string,
  work: () => Promise<void>,
) {
  const name = mark("refuses_");
  const sql = `ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${column} <> '${text}') NOT VALID`;
  await db().$executeRawUnsafe(sql);
  try {
    await work();
  } finally {
    await db().$executeRawUnsafe(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
}

const path = (link: string) => new URL(link).pathname;

test("no log holds what a visitor typed, or a code, token or proof link", async () => {
  const { email } = typed;
  const secrets: string[] = [];
  await whileRefusing("users", "name", typed.name, async () => {
    await post("/api/auth/register", account, 500);
  });
  await post("/api/auth/register", account, 201);
  await post("/api/auth/register", account, 422);
  await post("/api/send-otp", { email, type: "register" }, 200);
  const verification = await codeTo(email, "verification code");
  await post("/api/verify-otp", { email, otp: verification }, 200);
  await post("/api/auth/login", { email, password: typed.wrongPassword }, 401);
  await post("/api/send-otp", { email, type: "reset-password" }, 200);
  const reset = await codeTo(email, "new Sekar Batik password");
  const pair = { password: typed.newPassword, password_confirmation: typed.newPassword };
  await post("/api/auth/reset-password", { email, otp: reset, ...pair }, 200);
  const login = await post("/api/auth/login", { email, password: typed.newPassword }, 200);
  const token: string = login.json.access_token;
  secrets.push(verification, reset, token);

  await send("POST", `/api/cart/${await createProduct()}`, { token });
  const order = {
    ...(await paymentBody(token)),
    recipient: typed.recipient,
    address: typed.address,
    description: typed.description,
  };
  await whileRefusing("orders", "recipient", typed.recipient, async () => {
    await post("/api/payment", order, 500, token);
  });
  const placed = await post("/api/payment", order, 201, token);
  const opened = await send("GET", `/api/payment?payment_id=${placed.json.data.id}`, { token });
  const proofPath = path(opened.json.link);
  secrets.push(proofPath.split("/").at(-1) ?? "");
  const image = await makePicture();
  const proof = { body: multipart({ image, sender: typed.sender }) };
  expect((await send("POST", `/api${proofPath}`, proof)).status).toBe(201);

  // Pages and paths with what was typed, known and unknown ones.
  for (const address of [
    `/auth/otp/${email}?on-success-navigate-to=verify-email`,
    `/auth/reset-password-form?email=${email}&otp=${reset}`,
    `/product?q=${typed.search}`,
    `/api/product?q=${typed.search}`,
    `/api/user/${email}`,
    `/api/verify-otp/${verification}`,
    proofPath,
  ]) {
    await send("GET", address, { headers: { referer: `http://localhost${proofPath}` } });
  }

  const refused = { ...account, email: typed.refusedEmail };
  await post("/api/auth/register", refused, 201);
  await post("/api/send-otp", { email: typed.refusedEmail, type: "register" }, 200);
  const mailId = await vi.waitFor(async () => {
    const where = { recipient: typed.refusedEmail, lastError: { not: null } };
    return (await db().outboxMail.findFirstOrThrow({ where })).id;
  }, PATIENCE);
  await db().outboxMail.delete({ where: { id: mailId } });

  const last = await send("GET", "/api/health/live");
  const requestId = last.headers.get("x-request-id") ?? "none";
  const log = await vi.waitFor(() => {
    const text = readFileSync(process.env.TEST_SERVER_LOG ?? "", "utf8");
    const expected = [requestId, mailId, "23514", "unexpected error"];
    expect(expected.filter((words) => !text.includes(words))).toEqual([]);
    return text;
  }, PATIENCE);
  const databaseLog = process.env.TEST_DATABASE_LOG;
  const logs = log + (databaseLog ? readFileSync(databaseLog, "utf8") : "");
  for (const [what, text] of [...Object.entries(typed), ...secrets.map((one) => ["secret", one])]) {
    for (const form of [text ?? "", encodeURIComponent(text ?? "")]) {
      expect(logs.includes(form), `the logs hold ${what}`).toBe(false);
    }
  }
});

type Line = { requestId?: string; msg: string; from?: string; account?: string };

/** Returns the log's lines of one caller, once there are so many. */
function linesFrom(address: string, count: number): Promise<Line[]> {
  return vi.waitFor(() => {
    const text = readFileSync(process.env.TEST_SERVER_LOG ?? "", "utf8");
    const from = loggedCaller(address);
    const lines = text.split("\n").filter((line) => line.includes(`"from":"${from}"`));
    expect(lines.length).toBeGreaterThanOrEqual(count);
    return lines.map((line) => JSON.parse(line));
  }, PATIENCE);
}

test("a caller's lines are joined by a hash, and have the account also where a right misses", async () => {
  const token = await signIn();
  const { id, email } = (await send("POST", "/api/auth/user", { token })).json.data;
  const address = somewhere();
  const cookie = `token=${token}`;
  const call = (method: string, path: string, status: number, headers = {}, body?: object) =>
    send(method, path, { headers: { "x-forwarded-for": address, ...headers }, body }).then(
      (answer) => expect([path, answer.status]).toEqual([path, status]),
    );
  const foreign = { origin: "https://evil.example" };

  await call("POST", "/api/auth/login", 401, {}, { email, password: typed.wrongPassword });
  await call("POST", "/api/auth/login", 200, {}, { email, password: PASSWORD });
  await call("POST", "/api/auth/login", 403, foreign, { email, password: PASSWORD });
  await call("GET", "/api/audit", 403, { cookie });
  await call("POST", "/api/auth/logout", 403, { cookie, ...foreign });
  await call("GET", `/api/order/${randomUUID()}`, 404, { cookie });
  await call("GET", "/api/audit", 401);
  await send("GET", "/dashboard", { headers: { "x-forwarded-for": address, cookie } });

  const [from, account] = [loggedCaller(address), id];
  const request = { msg: "request", from, requestId: expect.any(String), ms: expect.any(Number) };
  const logIn = { method: "POST", path: "/api/auth/login" };
  const order = { method: "GET", path: expect.stringMatching(/^\/api\/order\//) };
  const lines = await linesFrom(address, 10);
  expect(
    lines.map(({ level: _level, time: _time, ...line }: Line & Record<string, unknown>) => line),
  ).toEqual([
    { msg: "log-in with a wrong e-mail or password", from, account },
    { ...request, ...logIn, status: 401 },
    { msg: "log-in", from, account, secondFactor: null },
    { ...request, ...logIn, status: 200 },
    { ...request, ...logIn, status: 403 },
    { ...request, method: "GET", path: "/api/audit", status: 403, account },
    { ...request, method: "POST", path: "/api/auth/logout", status: 403, account },
    { ...request, ...order, status: 404, account },
    { ...request, method: "GET", path: "/api/audit", status: 401 },
    { msg: "page refused", from, account, path: "/dashboard" },
  ]);
  expect(JSON.stringify(lines)).not.toContain(address);
});
