import "server-only";
import { stringifySetCookie } from "cookie";
import { env } from "../environment/env.ts";
import { SIGNED_IN_HINT } from "./signed-in-hint.ts";
import { TOKEN_COOKIE, TOKEN_SECONDS } from "./token.ts";

function cookie(name: string, value: string, maxAge: number, httpOnly: boolean): string {
  const secure = env().SITE_URL.startsWith("https://");
  return stringifySetCookie({ name, value, maxAge, path: "/", sameSite: "lax", httpOnly, secure });
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
