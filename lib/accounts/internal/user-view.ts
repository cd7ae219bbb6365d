import type { User } from "#prisma/generated/client.ts";
import type { UserView } from "../schema.ts";

type UserRow = Pick<User, "id" | "name" | "email" | "phoneNumber" | "role" | "emailVerifiedAt">;

export function toUserView(user: UserRow): UserView {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    phone_number: user.phoneNumber,
    role: user.role === "admin" ? "admin" : "user",
    email_verified: user.emailVerifiedAt !== null,
  };
}
