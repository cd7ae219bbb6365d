import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { notFound } from "../errors.ts";
import { findUserView } from "./internal/user-view.ts";
import type { UserView } from "./schema.ts";

/** Returns the caller's account. Throws not-found if it was deleted meanwhile. */
export async function getUser(actor: Actor): Promise<UserView> {
  const user = await findUserView(db(), actor.userId);
  if (!user) throw notFound("Account");
  return user;
}
