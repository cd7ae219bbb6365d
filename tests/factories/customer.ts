import { randomUUID } from "node:crypto";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";

/**
 * Creates an account with a verified e-mail and without a usable password: domain tests pass the
 * actor directly.
 */
export async function createActor(role: Actor["role"] = "user"): Promise<Actor> {
  const user = await db().user.create({
    data: {
      name: "Uji Coba",
      email: `${randomUUID()}@example.test`,
      phoneNumber: "6281234567890",
      passwordHash: "none",
      emailVerifiedAt: new Date(),
      role,
    },
  });
  return { userId: user.id, role, sessionId: user.id };
}
