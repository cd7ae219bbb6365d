import "server-only";
import { isUniqueViolation } from "../database/database-errors.ts";
import { db } from "../database/db.ts";
import { spokenLanguage } from "../language/spoken-language.ts";
import { limit } from "../limits/limit.ts";
import { toUserView } from "./get-user.ts";
import { codeRequester } from "./internal/code-hash.ts";
import { assertUncommonPassword } from "./internal/common-passwords.ts";
import { emailTaken, isEmailTaken } from "./internal/email-taken.ts";
import { findStoredEmail } from "./internal/stored-email.ts";
import { hashPassword } from "./passwords/password-hash.ts";
import type { Requester } from "./requester.ts";
import type { RegisterInput, UserView } from "./schema.ts";

/** Creates an unverified customer. Throws invalid (known e-mail, common password) and too-many-requests. */
export async function register(input: RegisterInput, requester: Requester): Promise<UserView> {
  await limit("register", requester.group).take();
  assertUncommonPassword(input.password);
  const { email, name } = input;
  const stored = await findStoredEmail(email);
  if (stored !== email || (await isEmailTaken(db(), email))) throw emailTaken();
  const passwordHash = await hashPassword(input.password);
  const registeredBy = codeRequester(requester, undefined);
  try {
    const user = await db().user.create({
      data: {
        email,
        name,
        phoneNumber: input.phone_number,
        passwordHash,
        registeredBy,
        language: spokenLanguage(),
      },
    });
    return toUserView(user);
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error;
  }
}
