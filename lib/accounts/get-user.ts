import "server-only";
import type { User } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { staffRoleOf } from "../roles.ts";
import { pendingAt } from "./internal/pending-change.ts";
import type { UserView } from "./schema.ts";

/** Returns the caller's account. Throws not-found if it was deleted meanwhile. */
export async function getUser(actor: Actor): Promise<UserView> {
  const user = await db().user.findUnique({
    where: { id: actor.userId },
    include: { emailChanges: { where: pendingAt(new Date()), select: { newEmail: true } } },
  });
  if (!user) throw notFound("Account");
  return toUserView(user, user.emailChanges[0]?.newEmail);
}

type UserRow = Pick<User, "id" | "name" | "email" | "phoneNumber" | "role" | "emailVerifiedAt">;

export function toUserView(user: UserRow, pendingEmail?: string): UserView {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone_number: user.phoneNumber,
    role: user.role === "admin" ? "admin" : "user",
    staff: staffRoleOf(user.role),
    email_verified: user.emailVerifiedAt !== null,
    pending_email: pendingEmail ?? null,
  };
}
