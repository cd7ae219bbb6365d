import "server-only";
import { env } from "../environment/env.ts";
import { SIGNED_IN_HINT } from "./signed-in-hint.ts";
import { TOKEN_COOKIE, TOKEN_SECONDS } from "./token.ts";

function cookie(name: string, value: string, maxAge: number, httpOnly: boolean): string {
  const parts = [`${name}=${value}`, "Path=/", `Max-Age=${maxAge}`, "SameSite=Lax"];
  if (httpOnly) parts.push("HttpOnly");
  if (env().SITE_URL.startsWith("https://")) parts.push("Secure");
  return parts.join("; ");
}

/** Headers that sign a browser in: the token out of scripts' reach, and the hint beside it. */
export function signInHeaders(token: string): Headers {
  const headers = new Headers();
  headers.append("set-cookie", cookie(TOKEN_COOKIE, token, TOKEN_SECONDS, true));
  headers.append("set-cookie", cookie(SIGNED_IN_HINT, "1", TOKEN_SECONDS, false));
  return headers;
}

/** Headers that make a browser forget both. */
export function signOutHeaders(): Headers {
  const headers = new Headers();
  headers.append("set-cookie", cookie(TOKEN_COOKIE, "", 0, true));
  headers.append("set-cookie", cookie(SIGNED_IN_HINT, "", 0, false));
  return headers;
}
