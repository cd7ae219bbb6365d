import { expect, test } from "vitest";
import { appCode, wrongAppCode } from "#tests/factories/app-code.ts";
import { mailAbout } from "./mailbox.ts";
import { signInEnrolled, signInVerified } from "./second-factor.ts";
import { send } from "./shop-client.ts";

const logIn = (body: object) => send("POST", "/api/auth/login", { body: { ...body } });

test("log-in asks an enrolled account for a code, and only after the right password", async () => {
  const { email, password, key } = await signInEnrolled();
  const asked = await logIn({ email, password });
  expect([asked.status, asked.json]).toEqual([
    401,
    { message: "Enter the code of your authenticator app", second_factor: true },
  ]);
  expect(asked.headers.getSetCookie()).toEqual([]);
  const wrong = await logIn({ email, password, code: wrongAppCode(key) });
  expect([wrong.status, wrong.json.second_factor]).toEqual([401, true]);
  const guess = await logIn({ email, password: "salah-8888", code: appCode(key, 1) });
  expect([guess.status, guess.json]).toEqual([401, { message: "Invalid password or email!" }]);
  const right = await logIn({ email, password, code: appCode(key, 1) });
  expect([right.status, right.json.token_type]).toEqual([200, "Bearer"]);
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
