import { randomUUID } from "node:crypto";
import { hashPassword } from "#lib/accounts/passwords/password-hash.ts";
import { db } from "#lib/database/db.ts";
import { appCode } from "#tests/factories/app-code.ts";
import { send } from "./shop-client.ts";

/** Signs in a new account with a verified e-mail and a password that no other account has. */
export async function signInVerified(role: "user" | "admin" = "user", mustChangePassword = false) {
  const [email, password] = [`${randomUUID()}@example.test`, randomUUID()];
  const passwordHash = await hashPassword(password);
  await db().user.create({
    data: {
      ...{ name: "Uji Coba", email, phoneNumber: "6281234567890", passwordHash, role },
      ...{ mustChangePassword, emailVerifiedAt: new Date() },
    },
  });
  const { json } = await send("POST", "/api/auth/login", { body: { email, password } });
  return { email, password, token: String(json.access_token) };
}

/** Prepares an authenticator app. `code` is its present code. */
export async function newApp(token: string) {
  const { json } = await send("POST", "/api/auth/second-factor/setup", { token });
  const { setup, key } = json.data as { setup: string; key: string };
  return { setup, key, code: appCode(key) };
}

/** Signs in a new account whose second factor is on. */
export async function signInEnrolled(role: "user" | "admin" = "user") {
  const account = await signInVerified(role);
  const { key, setup, code } = await newApp(account.token);
  const body = { setup, code, password: account.password };
  const { json } = await send("POST", "/api/auth/second-factor", { token: account.token, body });
  return { ...account, key, recoveryCodes: json.data.recovery_codes as string[] };
}
