import "server-only";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import { isPassword } from "./password-hash.ts";
import type { LoginInput } from "./schema.ts";

/**
 * The id of the account that an e-mail and its password belong to. Throws unauthenticated, with
 * the same words and after the same time whether or not the account exists.
 */
export async function logIn({ email, password }: LoginInput): Promise<string> {
  const user = await db().user.findUnique({
    where: { email: email.toLowerCase() },
    select: { id: true, passwordHash: true },
  });
  if (!(await isPassword(password, user?.passwordHash ?? null)) || !user) {
    throw new AppError("unauthenticated", "Invalid password or email!");
  }
  return user.id;
}
