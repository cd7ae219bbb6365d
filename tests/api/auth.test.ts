import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { signIn } from "./people.ts";
import { baseUrl, send } from "./shop-client.ts";

const SARI = { email: "sari@sekarbatik.test", password: "kawung-parang-8" };

test("log-in answers a token and sets the cookie out of scripts' reach", async () => {
  const answer = await send("POST", "/api/auth/login", { body: SARI });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    access_token: expect.any(String),
    token_type: "Bearer",
    expires_in: 2_592_000,
  });
  const [token, hint] = answer.headers.getSetCookie().map((text) => parseSetCookie(text));
  const everywhere = { path: "/", sameSite: "lax", maxAge: 2_592_000 };
  expect(token).toEqual({
    ...everywhere,
    name: "token",
    value: answer.json.access_token,
    httpOnly: true,
  });
  expect(hint).toEqual({ ...everywhere, name: "signed_in", value: "1" });
});

test.each([
  ["JSON", { headers: {}, body: SARI }],
  [
    "a urlencoded form",
    {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(SARI).toString(),
    },
  ],
  ["a multipart form", { headers: {}, body: multipart(SARI) }],
])("%s is understood", async (_, sent) => {
  expect((await send("POST", "/api/auth/login", sent)).status).toBe(200);
});

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("another site's form signs nobody in", async () => {
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const form = { "content-type": "application/x-www-form-urlencoded", ...foreign };
  const body = new URLSearchParams(SARI).toString();
  const answer = await send("POST", "/api/auth/login", { headers: form, body });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

test("an admin's token is good for seven days", async () => {
  const body = { email: "admin@sekarbatik.test", password: SARI.password };
  const { json } = await send("POST", "/api/auth/login", { body });
  expect(json.expires_in).toBe(604_800);
});

test("a wrong password and an unknown e-mail get the same answer", async () => {
  const wrong = await send("POST", "/api/auth/login", {
    body: { ...SARI, password: "salah-8888" },
  });
  const unknown = await send("POST", "/api/auth/login", {
    body: { email: "tidak-ada@sekarbatik.test", password: "salah-8888" },
  });
  expect(wrong.status).toBe(401);
  expect(wrong.json).toEqual({ message: "Invalid password or email!" });
  expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
});

test("empty fields are told apart", async () => {
  const { status, json } = await send("POST", "/api/auth/login", { body: { email: " " } });
  expect(status).toBe(422);
  expect(json.errors).toEqual({
    email: ["This field can't be empty"],
    password: ["This field can't be empty"],
  });
});

test.each([
  ["half a JSON", "application/json", '{"email":', 400],
  ["a JSON that is no object", "application/json", "[1]", 400],
  ["a NUL byte", "application/json", '{"email":"a\\u0000","password":"b"}', 400],
  ["a type that nobody understands", "text/csv", "email,password", 415],
  ["a megabyte", "application/json", `{"email":"${"a".repeat(1_000_000)}"}`, 413],
  ["objects where texts belong", "application/json", '{"email":{"not":""},"password":[1]}', 422],
  ["a doubled field", "application/x-www-form-urlencoded", "email=a&email=b&password=c", 422],
])("%s gets its status and no stack trace", async (_, type, body, status) => {
  const answer = await send("POST", "/api/auth/login", { headers: { "content-type": type }, body });
  expect(answer.status).toBe(status);
  expect(answer.json.message).toEqual(expect.any(String));
  expect(JSON.stringify(answer.json)).not.toMatch(/ at |node_modules|SELECT/);
});

test("a token opens by header and by cookie, and is dead after log-out", async () => {
  const token = await signIn();
  const cookie = { cookie: `token=${token}`, origin: baseUrl() };
  expect((await send("POST", "/api/auth/user", { token })).json.data.role).toBe("user");
  expect((await send("POST", "/api/auth/user", { headers: cookie })).status).toBe(200);
  expect((await send("POST", "/api/auth/logout", { token })).status).toBe(200);
  expect((await send("POST", "/api/auth/user", { token })).status).toBe(401);
  expect((await send("POST", "/api/auth/user", { headers: cookie })).status).toBe(401);
});

test("the header wins over the cookie", async () => {
  const cookie = `token=${await signIn()}`;
  const answer = await send("GET", "/api/cart", { token: "made-up", headers: { cookie } });
  expect(answer.status).toBe(401);
});

test.each([
  ["from another site", { origin: "https://evil.example" }, 403],
  ["from nowhere in particular", {}, 403],
  ["from another site by its fetch metadata", { "sec-fetch-site": "cross-site" }, 403],
  ["from the shop's own page", { "sec-fetch-site": "same-origin" }, 200],
])("a write by cookie alone %s", async (_, headers, status) => {
  const cookie = `token=${await signIn()}`;
  const answer = await send("POST", "/api/auth/user", { headers: { cookie, ...headers } });
  expect(answer.status).toBe(status);
});
