import "server-only";
import type { Route } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { getUser } from "../../accounts/get-user.ts";
import type { UserView } from "../../accounts/schema.ts";
import type { Actor } from "../../actor.ts";
import { isPackerPage, PACKERS_FIRST_PAGE, type PackerPage } from "../../auth/packer-rights.ts";
import { restrictionPage } from "../../auth/restriction-page.ts";
import { safeReturnPath } from "../../auth/return-path.ts";
import { findActorByToken } from "../../auth/session.ts";
import { TOKEN_COOKIE } from "../../auth/token.ts";
import { pathIn } from "../../language/languages.ts";
import { readLanguage, redirectInLanguage } from "../requests/page-language.ts";
import { logRefusedPage } from "./log-refused-page.ts";

/** Returns the visitor of the page; read once a request (React's cache). */
export const findCurrentActor = cache(async (): Promise<Actor | null> => {
  const token = (await cookies()).get(TOKEN_COOKIE)?.value;
  return token ? findActorByToken(token) : null;
});

/** Returns the signed-in visitor. Redirects others to sign in, and back to `returnTo` afterwards. */
export async function requireActor(returnTo: string): Promise<Actor> {
  const actor = await findCurrentActor();
  if (actor) return actor;
  const next = pathIn(await readLanguage(), safeReturnPath(returnTo));
  return redirectInLanguage(`/auth/login?next=${encodeURIComponent(next)}`);
}

/**
 * Returns the signed-in admin. Redirects packers to their first page, customers to /home, others to sign in, and
 * admins with something to do first to its page.
 */
export async function requireAdmin(returnTo: string): Promise<Actor> {
  const actor = await requireStaff(returnTo);
  if (actor.role !== "admin") await refuse(actor, PACKERS_FIRST_PAGE);
  return actor;
}

/** Returns the signed-in admin or packer, for one of the packers' pages. Redirects others as requireAdmin. */
export async function requirePacker(page: PackerPage, returnTo: string = page): Promise<Actor> {
  return requireStaff(returnTo);
}

/** Returns who may see the dashboard's frame around a page. Redirects others as requireAdmin. */
export async function requireDashboard(path: string): Promise<Actor> {
  const actor = await requireStaff(path);
  if (actor.role !== "admin" && !isPackerPage(path)) await refuse(actor, PACKERS_FIRST_PAGE);
  return actor;
}

async function requireStaff(returnTo: string): Promise<Actor> {
  const actor = await requireActor(returnTo);
  if (actor.restricted) redirect(restrictionPage(actor.restricted, safeReturnPath(returnTo)));
  if (actor.role === "user") await refuse(actor, "/home");
  return actor;
}

async function refuse({ userId }: Actor, elsewhere: Route): Promise<never> {
  await logRefusedPage(userId);
  redirect(elsewhere);
}

export async function requireUser(returnTo: string): Promise<UserView> {
  return getUser(await requireActor(returnTo));
}

export async function findCurrentUser(): Promise<UserView | null> {
  const actor = await findCurrentActor();
  return actor ? getUser(actor) : null;
}
