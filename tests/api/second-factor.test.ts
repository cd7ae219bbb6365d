import { expect, test } from "vitest";
import { mailAbout } from "./mailbox.ts";
import { signInVerified } from "./second-factor.ts";
import { send } from "./shop-client.ts";

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
