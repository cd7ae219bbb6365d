import "server-only";
import { env } from "../environment/env.ts";
import { AppError } from "../errors.ts";

/** Throws forbidden unless `Origin`, or else `Sec-Fetch-Site`, names the shop (docs/security.md#origin-check). */
export function assertSameOrigin(request: Request): void {
  const origin = request.headers.get("origin");
  const own = origin === null ? isSameOriginFetch(request) : isOwn(origin, request);
  if (!own) throw new AppError("forbidden", "This request didn't come from the shop's own pages");
}

function isSameOriginFetch(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site === "same-origin" || site === "none";
}

function isOwn(origin: string, request: Request): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  if (protocol !== "http:" && protocol !== "https:") return false;
  // Another site's page can't forge Host: the browser sets it.
  return host === request.headers.get("host") || origin === new URL(env().SITE_URL).origin;
}
