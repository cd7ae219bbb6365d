import "server-only";
import type { Actor } from "../../actor.ts";
import { db } from "../../database/db.ts";
import { getUser } from "../get-user.ts";
import { endPendingChange } from "../internal/pending-change.ts";
import type { UserView } from "../schema.ts";

/** Ends the caller's pending change of e-mail; without one nothing happens. Throws not-found. */
export async function cancelEmailChange(actor: Actor): Promise<UserView> {
  await endPendingChange(db(), actor.userId);
  return getUser(actor);
}
