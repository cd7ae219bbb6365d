import "server-only";
import { env } from "../environment/env.ts";
import { AppError } from "../errors.ts";

/**
 * A write that only a cookie vouches for must come from the shop's own pages. Browsers send
 * `Origin` with every write; where it is missing, `Sec-Fetch-Site` decides, and neither is a no.
 */
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
  // A browser sets Host itself, so another site's page can't make the two agree.
  return host === request.headers.get("host") || origin === new URL(env().SITE_URL).origin;
}
