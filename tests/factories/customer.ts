import { randomUUID } from "node:crypto";
import type { Actor } from "#lib/actor.ts";
import { db } from "#lib/database/db.ts";

/** An account that nobody can sign in to: domain tests take the actor and need no password. */
export async function createActor(role: Actor["role"] = "user"): Promise<Actor> {
  const user = await db().user.create({
    data: {
      name: "Uji Coba",
      email: `${randomUUID()}@example.test`,
      phoneNumber: "6281234567890",
      passwordHash: "none",
      role,
    },
  });
  return { userId: user.id, role, sessionId: user.id };
}
