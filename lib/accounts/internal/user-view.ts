import type { User } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";
import type { UserView } from "../schema.ts";
import { pendingAt } from "./pending-change.ts";

type UserRow = Pick<User, "id" | "name" | "email" | "phoneNumber" | "role" | "emailVerifiedAt">;

/** Reads an account. Null for none. */
export async function findUserView(tx: Database, id: string): Promise<UserView | null> {
  const user = await tx.user.findUnique({
    where: { id },
    include: { emailChanges: { where: pendingAt(new Date()), select: { newEmail: true } } },
  });
  return user && toUserView(user, user.emailChanges[0]?.newEmail);
}

export function toUserView(user: UserRow, pendingEmail?: string): UserView {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone_number: user.phoneNumber,
    role: user.role === "admin" ? "admin" : "user",
    email_verified: user.emailVerifiedAt !== null,
    pending_email: pendingEmail ?? null,
  };
}
