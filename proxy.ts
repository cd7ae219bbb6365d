import { type NextRequest, NextResponse } from "next/server";
import { PAGE_PATH_HEADER } from "#lib/auth/page-path.ts";

/**
 * Tells the dashboard's layout which page is asked for, so that an admin who has to sign in first
 * comes back to it: a layout isn't told. Nothing is decided here; public pages don't pass through.
 */
export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(PAGE_PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: ["/dashboard/:path*"] };
