import { type NextRequest, NextResponse } from "next/server";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path.ts";
import { pagePolicy } from "#lib/http/content-security-policy.mjs";

const POLICY = "content-security-policy";

/**
 * For pages that are made per request: allows their inline scripts by a nonce, which Next reads off
 * the request's policy. Also tells the dashboard's layout which page is asked for, so that an admin
 * who has to sign in first comes back to it: a layout isn't told. Nothing is decided here.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  const sources = [`'nonce-${nonce}'`];
  // React's development build evaluates text to rebuild the server's stack traces.
  if (process.env.NODE_ENV === "development") sources.push("'unsafe-eval'");
  const policy = pagePolicy(sources);

  const headers = new Headers(request.headers);
  headers.set(PAGE_PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  headers.set(POLICY, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY, policy);
  return response;
}

/** All pages but those that are cached whole: these get their policy when they enter the cache. */
export const config = {
  matcher: [
    "/((?!api|media|_next|(?:home|product|galleries|faq|terms-condition|history|uniform|partial-events|landing)$|product-detail/|.+\\.(?:png|jpg|webp|ico|svg|txt|xml|webmanifest)$).*)",
    { source: "/product", has: [{ type: "query", key: "categories[]" }] },
    { source: "/product", has: [{ type: "query", key: "sizes[]" }] },
    { source: "/product", has: [{ type: "query", key: "q" }] },
    { source: "/product", has: [{ type: "query", key: "sort" }] },
    { source: "/product", has: [{ type: "query", key: "page" }] },
  ],
};
