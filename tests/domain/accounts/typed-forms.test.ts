import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { logIn } from "#lib/accounts/log-in.ts";
import { hashPassword, inHashSlot, isPassword } from "#lib/accounts/passwords/password-hash.ts";
import { register } from "#lib/accounts/register.ts";
import { loginInput, registerInput, resetEmailInput } from "#lib/accounts/schema.ts";
import { updateUser } from "#lib/accounts/update-user.ts";
import { db } from "#lib/database/db.ts";
import {
  createAccount,
  createSignedIn,
  PASSWORD,
  signIn,
  somewhere,
} from "#tests/factories/account.ts";
import { expectError } from "#tests/setup/expect-error.ts";

const REST = {
  name: "Uji Coba",
  phone_number: "6281234567890",
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

const newName = () => crypto.randomUUID();

test("an e-mail is one account, however its domain is written", async () => {
  const name = newName();
  const forms = ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example."].map(
    (domain) => `${name}@${domain}`,
  );
  const [first = "", ...others] = forms;
  const account = await register(registerInput.parse({ email: first, ...REST }), somewhere());
  expect(account.email).toBe(`${name}@xn--bcher-kva.example`);
  for (const email of others) {
    await expectError(register(registerInput.parse({ email, ...REST }), somewhere()), "invalid");
  }
  for (const email of forms) {
    const input = loginInput.parse({ email: `\u202a ${email}\u202c`, password: PASSWORD });
    expect((await logIn(input, somewhere())).userId).toBe(account.id);
  }
});

test.each(["bücher.example", "example.test."])(
  "an account of an earlier release with @%s goes on",
  async (domain) => {
    const { id, email: made } = await createAccount();
    const old = `${newName()}@${domain}`;
    await db().user.update({ where: { email: made }, data: { email: old } });
    const { email } = resetEmailInput.parse({ email: old });
    expect(email).not.toBe(old);
    await expectError(createAccount(email), "invalid");
    const { actor } = await signIn(email);
    expect(actor.userId).toBe(id);

    // Its own e-mail is no change, and free for nobody else.
    expect(await updateUser(actor, { name: "Sari", email })).toMatchObject({ pending_email: null });
    const other = await createSignedIn();
    const moved = updateUser(other.actor, { email, password: PASSWORD });
    await expectError(moved, "invalid");
  },
);

test("an e-mail whose domain has an empty part is refused", () => {
  for (const email of ["budi@gmail..com", "budi@.com", "budi@gmail.com..", "budi@a b.com"]) {
    expect(resetEmailInput.safeParse({ email }).success).toBe(false);
  }
});

test("a password's letters may be composed or not", async () => {
  const [composed, decomposed] = ["kopi-susu-é1".normalize("NFC"), "kopi-susu-é1".normalize("NFD")];
  const isRight = (typed: string, stored: string) => inHashSlot(() => isPassword(typed, stored));
  for (const set of [composed, decomposed]) {
    const stored = await hashPassword(set);
    expect(await isRight(composed, stored)).toBe(true);
    expect(await isRight(decomposed, stored)).toBe(true);
    expect(await isRight("kopi-susu-e1", stored)).toBe(false);
  }
  // A hash of an earlier release is of the text as it was typed.
  expect(await isRight(decomposed, await hash(decomposed))).toBe(true);
  const twice = { password: composed, password_confirmation: decomposed };
  const input = { ...REST, ...twice, email: `${newName()}@example.test` };
  expect(registerInput.safeParse(input).success).toBe(true);
});
