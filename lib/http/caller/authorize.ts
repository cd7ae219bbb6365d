import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin, assertPacker } from "../../assert-admin.ts";
import { findActor } from "../../auth/find-actor.ts";
import { env } from "../../environment/env.ts";
import { AppError } from "../../errors.ts";

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

/** `unknown`: no browser sent it, or one too old to say. */
type Source = "own" | "foreign" | "unknown";

/** Throws forbidden unless the request came from the shop's own pages (docs/security.md#origin-check). */
export function assertSameOrigin(request: Request): void {
  if (sourceOf(request) !== "own") throw foreign();
}

/** Throws forbidden if the request came from another site's page. Other clients go on. */
export function assertNotForeign(request: Request): void {
  if (sourceOf(request) === "foreign") throw foreign();
}

/** Asks `Origin`, else `Sec-Fetch-Site`: it alone tells a page without a referrer ("null") from a foreign one. */
function sourceOf({ headers }: Request): Source {
  const origin = headers.get("origin");
  if (origin !== null && origin !== "null") return isOwn(origin, headers) ? "own" : "foreign";
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none" ? "own" : "foreign";
  return origin === null ? "unknown" : "foreign";
}

function isOwn(origin: string, headers: Headers): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (protocol !== "http:" && protocol !== "https:") return false;
  // Another site's page can't forge Host: the browser sets it.
  return host === headers.get("host") || origin === new URL(env().SITE_URL).origin;
}

function foreign(): AppError {
  return new AppError("forbidden", "This request didn't come from the shop's own pages");
}
