import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { getUser } from "../../accounts/get-user.ts";
import type { UserView } from "../../accounts/schema.ts";
import type { Actor } from "../../actor.ts";
import { restrictionPage } from "../../auth/restriction-page.ts";
import { safeReturnPath } from "../../auth/return-path.ts";
import { findActorByToken } from "../../auth/session.ts";
import { TOKEN_COOKIE } from "../../auth/token.ts";
import { logRefusedPage } from "./log-refused-page.ts";

/** Returns the visitor of the page; read once a request (React's cache). */
export const findCurrentActor = cache(async (): Promise<Actor | null> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  return token ? findActorByToken(token) : null;
});

/** Returns the signed-in visitor. Redirects others to sign in, and back to `returnTo` afterwards. */
export async function requireActor(returnTo: string): Promise<Actor> {
  const actor = await findCurrentActor();
  if (!actor) redirect(`/auth/login?next=${encodeURIComponent(safeReturnPath(returnTo))}`);
  return actor;
}

/**
 * Returns the signed-in admin. Redirects customers to /home, others to sign in, and admins with
 * something to do first to its page.
 */
export async function requireAdmin(returnTo: string): Promise<Actor> {
  const actor = await requireActor(returnTo);
  if (actor.restricted) redirect(restrictionPage(actor.restricted, safeReturnPath(returnTo)));
  if (actor.role !== "admin") {
    await logRefusedPage(actor.userId);
    redirect("/home");
  }
  return actor;
}

export async function requireUser(returnTo: string): Promise<UserView> {
  return getUser(await requireActor(returnTo));
}

export async function findCurrentUser(): Promise<UserView | null> {
  const actor = await findCurrentActor();
  return actor ? getUser(actor) : null;
}
