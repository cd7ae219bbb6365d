import "server-only";
import type { OpenedSession } from "./session.ts";
import { shopCookie } from "./shop-cookie.ts";
import { hintOf, SIGNED_IN_HINT } from "./signed-in-hint.ts";
import { TOKEN_COOKIE } from "./token.ts";

function headersWith(token: string, hint: string, maxAge: number): Headers {
  const headers = new Headers();
  const cookies = [
    { name: TOKEN_COOKIE, value: token, maxAge },
    { name: SIGNED_IN_HINT, value: hint, maxAge, httpOnly: false },
  ];
  for (const cookie of cookies) headers.append("set-cookie", shopCookie(cookie));
  return headers;
}

/** Headers that sign a browser in: the token out of scripts' reach, and the hint beside it. */
export function signInHeaders({ token, seconds, ...account }: OpenedSession): Headers {
  return headersWith(token, hintOf(account), seconds);
}

/** Headers that make a browser forget both. */
export function signOutHeaders(): Headers {
  return headersWith("", "", 0);
}
