import { NO_PAGE_POLICY } from "../http/content-security-policy.mjs";
import { pageHooks } from "./page-hooks.mjs";

/**
 * Returns a redirect in place of a page whose thing doesn't exist. Next serves it like a cached page,
 * without rendering. Its type isn't RSC, so the browser's router loads the address anew.
 */
export async function findAbsentPage(path) {
  const location = await pageHooks().findRedirect?.(path);
  if (!location) return null;
  return {
    value: {
      kind: "APP_PAGE",
      status: 307,
      html: "",
      rscData: Buffer.alloc(0),
      headers: {
        location,
        "cache-control": "private, no-store",
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": NO_PAGE_POLICY,
      },
    },
    lastModified: Date.now(),
  };
}
