import { type NextRequest, NextResponse } from "next/server";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path.ts";
import { pagePolicy } from "#lib/http/answers/content-security-policy.ts";
import { INNER_HEADER } from "#lib/http/requests/inner-requests.ts";

const POLICY = "content-security-policy";
const NONCE_BYTES = 16;

/** The URL of these pages contains a secret token, a code or an e-mail. */
const SECRET_URL =
  /^(?:\/id)?\/(?:payment-proof\/|complete-order$|auth\/(?:reset-password-form|undo-email-change|invitation|otp\/)|dev\/mail\/)/;

/**
 * Allows the inline scripts of dynamic pages by a nonce, which Next reads from the request's policy.
 * Passes the path to layouts, which Next doesn't, so that a sign-in can return to the page.
 */
export function proxy(request: NextRequest): NextResponse {
  // The page cache allows scripts by their hashes.
  if (request.headers.has(INNER_HEADER)) return NextResponse.next();
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString("base64");
  const sources = [`'nonce-${nonce}'`];
  // React's development build evaluates text to rebuild the server's stack traces.
  if (process.env.NODE_ENV === "development") sources.push("'unsafe-eval'");
  const policy = pagePolicy(sources);

  const headers = new Headers(request.headers);
  headers.set(PAGE_PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  if (SECRET_URL.test(request.nextUrl.pathname)) {
    // With "no-referrer" a form without scripts would be sent with the origin "null", as from a foreign page.
    response.headers.set("referrer-policy", "strict-origin");
    response.headers.set("x-robots-tag", "noindex, nofollow");
  }
  return response;
}

/** All pages. Files and the API run no scripts. */
export const config = {
  matcher: ["/((?!api|media|_next|.+\\.(?:png|jpg|webp|ico|svg|txt|xml|webmanifest)$).*)"],
};
