import { randomUUID } from "node:crypto";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";

/** Creates an account without a usable password: domain tests pass the actor directly. Its e-mail is verified. */
export async function createActor(
  role: Actor["role"] = "user",
  { isVerified = true } = {},
): Promise<Actor> {
  const user = await db().user.create({
    data: {
      name: "Uji Coba",
      email: `${randomUUID()}@example.test`,
      phoneNumber: "6281234567890",
      passwordHash: "none",
      role,
      emailVerifiedAt: isVerified ? new Date() : null,
    },
  });
  return { userId: user.id, role, sessionId: user.id };
}
