import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { toUserView } from "./internal/user-view.ts";
import type { UserView } from "./schema.ts";

/** The caller's own account. Throws not-found where it has gone since the session was read. */
export async function getUser(actor: Actor): Promise<UserView> {
  const user = await db().user.findUnique({ where: { id: actor.userId } });
  if (!user) throw notFound("Account");
  return toUserView(user);
}
