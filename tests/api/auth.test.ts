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
  const { id } = (await send("POST", "/api/auth/user", { token: answer.json.access_token })).json
    .data;
  const [token, hint] = answer.headers.getSetCookie().map((text) => parseSetCookie(text));
  const everywhere = { path: "/", sameSite: "lax", maxAge: 2_592_000 };
  expect(token).toEqual({
    ...everywhere,
    name: "token",
    value: answer.json.access_token,
    httpOnly: true,
  });
  expect(hint).toEqual({ ...everywhere, name: "signed_in", value: `1.${id}` });
  const admin = await send("POST", "/api/auth/login", {
    body: { ...SARI, email: "admin@sekarbatik.test" },
  });
  expect(admin.headers.getSetCookie().join()).toContain("signed_in=admin.");
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

test("a call names the account that its page was made for, and another one's is refused", async () => {
  const [own, other] = [await signIn(), await signIn()];
  const who = async (token: string) => (await send("POST", "/api/auth/user", { token })).json.data;
  const { id } = await who(own);
  const { email } = await who(other);
  for (const [method, path] of [
    ["GET", "/api/cart"],
    ["POST", "/api/payment"],
    ["POST", "/api/auth/logout"],
  ] as const) {
    const answer = await send(method, path, { token: other, headers: { "x-account": id } });
    expect([answer.status, answer.json]).toEqual([
      409,
      { message: `You are signed in as ${email} now`, signed_in_as: email },
    ]);
  }
  expect(
    (await send("GET", "/api/cart", { token: own, headers: { "x-account": id } })).status,
  ).toBe(200);
});
