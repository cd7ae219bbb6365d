import "server-only";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { inTransaction } from "../../database/transaction.ts";
import { personNameField, plainName } from "../../fields/person-name.ts";
import { limit } from "../../limits/limit.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { hashUnknownPassword } from "../passwords/password-hash.ts";
import type { Requester } from "../requester.ts";
import type { VerifiedIdentity } from "./verified-identity.ts";

const UNNAMED = "Customer";

/** Makes a customer of an identity. Returns the id; null if the e-mail is taken by now. Throws too-many-requests. */
export async function openAccount(
  { issuer, subject, name: givenName }: VerifiedIdentity,
  email: string,
  requester: Requester,
): Promise<string | null> {
  await limit("register", requester.group).take();
  const passwordHash = await hashUnknownPassword();
  const name = nameOf(givenName);
  try {
    return await inTransaction(async (tx) => {
      const user = await tx.user.create({
        data: {
          ...{ email, name, phoneNumber: "", passwordHash, hasPassword: false },
          emailVerifiedAt: new Date(),
          identities: { create: { issuer, subject } },
        },
        select: { id: true },
      });
      await queueMail(tx, { to: email, template: "welcome", data: { name } });
      return user.id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

function nameOf(given: string): string {
  const field = personNameField(UNNAMED);
  return field.safeParse(given).data ?? field.safeParse(plainName(given)).data ?? UNNAMED;
}
