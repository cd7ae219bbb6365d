import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin, assertPacker } from "../../assert-admin.ts";
import { findActor } from "../../auth/find-actor.ts";
import { AppError } from "../../errors.ts";
import { assertNotForeign, assertSameOrigin } from "./same-origin.ts";

/** The allowed callers; `packer` are packers and admins. `anyone` skips the session: a public answer doesn't depend on the caller. */
export type Access = "anyone" | "user" | "packer" | "admin";

/** Returns the caller, null for `anyone`. Throws unauthenticated and forbidden. */
export async function authorize(request: Request, who: Access): Promise<Actor | null> {
  const writes = request.method !== "GET" && request.method !== "HEAD";
  if (who === "anyone") {
    // Else another site could sign a visitor in to an account of its own.
    if (writes) assertNotForeign(request);
    return null;
  }
  const caller = await findActor(request);
  if (!caller) throw new AppError("unauthenticated", "Please sign in first");
  if (caller.by === "cookie" && writes) assertSameOrigin(request);
  if (who === "packer") assertPacker(caller.actor);
  if (who === "admin") assertAdmin(caller.actor);
  return caller.actor;
}
