import { afterEach, expect, test } from "vitest";
import { lacksSecondFactor } from "#lib/accounts/second-factor/lacks-second-factor.ts";
import { env } from "#lib/environment/env.ts";
import { PASSWORD } from "#tests/factories/account.ts";
import { createActor } from "#tests/factories/customer.ts";
import { createProvableAdmin } from "#tests/factories/payment-settings.ts";
import { enrol } from "#tests/factories/second-factor.ts";

const { SITE_URL } = env();

afterEach(() => Object.assign(env(), { SITE_URL }));

test("an admin of a public shop without a second factor is told, nobody else", async () => {
  const admin = await createProvableAdmin();
  Object.assign(env(), { SITE_URL: "http://localhost:3000" });
  expect(await lacksSecondFactor(admin)).toBe(false);
  Object.assign(env(), { SITE_URL: "https://toko.example" });
  expect(await lacksSecondFactor(admin)).toBe(true);
  expect(await lacksSecondFactor(await createActor())).toBe(false);
  await enrol(admin, PASSWORD);
  expect(await lacksSecondFactor(admin)).toBe(false);
});
