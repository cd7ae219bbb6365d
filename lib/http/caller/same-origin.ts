import "server-only";
import { env } from "../../environment/env.ts";
import { AppError } from "../../errors.ts";

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
