import { expect, test } from "vitest";
import { createAdmin } from "#lib/accounts/admins/create-admin.ts";
import { listCustomers } from "#lib/accounts/customers/list-customers.ts";
import { logIn } from "#lib/accounts/log-in.ts";
import { changePassword } from "#lib/accounts/passwords/change-password.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import { customerQuery } from "#lib/accounts/schema.ts";
import { confirmSecondFactor } from "#lib/accounts/second-factor/confirm-second-factor.ts";
import { prepareSecondFactor } from "#lib/accounts/second-factor/prepare-second-factor.ts";
import { removeSecondFactor } from "#lib/accounts/second-factor/remove-second-factor.ts";
import { restrictionPage } from "#lib/auth/restriction-page.ts";
import { findActorByToken, openSession } from "#lib/auth/session.ts";
import { actorOf, newEmail, resetByCode, signIn, somewhere } from "#tests/factories/account.ts";
import { appCode } from "#tests/factories/app-code.ts";
import { enrol } from "#tests/factories/second-factor.ts";
import { expectError } from "#tests/setup/expect-error.ts";

process.env.ADMIN_REQUIRE_TOTP = "1";

const PRINTED = "k7fqa-2mztw-9xwpb-4hrdn";
const OWN = "angin-di-sawah-27";
const OTHER = "sekar-jagad-di-pagi-hari";

async function admin(isGenerated: boolean) {
  const email = newEmail();
  await createAdmin({ email, name: "Ani", password: isGenerated ? PRINTED : OWN, isGenerated });
  return { email, ...(await signIn(email, isGenerated ? PRINTED : OWN)) };
}

function change(current_password: string, password: string) {
  return { current_password, password, password_confirmation: password };
}

const list = customerQuery.parse({});

test("an admin with a printed password is a customer until it is changed, whatever else is missing", async () => {
  const { actor, token } = await admin(true);
  expect(actor).toMatchObject({ role: "user", restricted: "must-change-password" });
  await expectError(listCustomers(actor, list), {
    code: "forbidden",
    body: { restricted: "must-change-password" },
  });
  await expectError(changePassword(actor, change(PRINTED, PRINTED)), {
    fields: { password: [expect.any(String)] },
  });
  await changePassword(actor, change(PRINTED, OWN));
  expect(await findActorByToken(token)).toMatchObject({ role: "user", restricted: "must-enrol" });
});

test("with ADMIN_REQUIRE_TOTP an admin is a customer until the app is there, in the same session", async () => {
  const { actor, token } = await admin(false);
  expect(actor).toMatchObject({ role: "user", restricted: "must-enrol" });
  await expectError(listCustomers(actor, list), {
    code: "forbidden",
    body: { restricted: "must-enrol" },
  });
  const { key, recoveryCodes } = await enrol(actor, OWN);
  const full = await actorOf(token);
  expect(full).toEqual({ ...actor, role: "admin", restricted: undefined });
  expect((await listCustomers(full, list)).meta.page).toBe(1);

  const [code = "", present_code = ""] = recoveryCodes;
  await expectError(removeSecondFactor(full, { password: OWN, code }), "forbidden");
  const next = await prepareSecondFactor(full);
  const input = { setup: next.setup, password: OWN, code: appCode(next.key), present_code };
  expect(await confirmSecondFactor(full, input)).toHaveLength(10);
  expect(next.key).not.toBe(key);
});

test("a password that an operator has reset to a printed one restricts an admin again", async () => {
  const { email, actor } = await admin(false);
  const { recoveryCodes } = await enrol(actor, OWN);
  const [first = "", second = "", third = ""] = recoveryCodes;
  await setPassword(email, PRINTED, true);
  const reset = await logIn({ email, password: PRINTED, code: first }, somewhere());
  const restricted = await actorOf((await openSession(reset, null)).token);
  expect(restricted).toMatchObject({ role: "user", restricted: "must-change-password" });
  await expectError(changePassword(restricted, change(PRINTED, OTHER)), {
    fields: { code: [expect.any(String)] },
  });
  await changePassword(restricted, { ...change(PRINTED, OTHER), code: third });
  await setPassword(email, OWN);
  const own = await logIn({ email, password: OWN, code: second }, somewhere());
  expect(await findActorByToken((await openSession(own, null)).token)).toMatchObject({
    role: "admin",
  });
});

test("a reset by mail counts as the change, unless it keeps the printed password", async () => {
  const { email } = await admin(true);
  for (const [password, restricted] of [
    [PRINTED, "must-change-password"],
    [OWN, "must-enrol"],
  ] as const) {
    await resetByCode(email, password, somewhere());
    expect((await signIn(email, password)).actor.restricted).toBe(restricted);
  }
});

test("each restriction leads to the page that ends it, and from there back", () => {
  const back = "/dashboard/orders?page=2";
  expect(restrictionPage("must-change-password", back)).toBe(
    "/auth/change-password?next=%2Fdashboard%2Forders%3Fpage%3D2",
  );
  expect(restrictionPage("must-enrol", back)).toMatch(/^\/auth\/second-factor\?next=/);
});
