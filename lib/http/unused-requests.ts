/** Leads to app/api/[[...unknown]], whose answer is 404. */
export const UNUSED_PATH = "/api/unused";

/** Its answer is 405 (lib/http/wrong-method.ts). */
export const WRONG_METHOD_PATH = "/api/wrong-method";

/** Paths of Next that answer by themselves and that no page of the shop asks for. */
const UNUSED_FOLDERS = [
  "/_next/data",
  "/_next/image",
  "/_app",
  "/_document",
  "/_error",
  "/_global-error",
  "/_not-found",
];

/**
 * Returns the path that answers instead of Next, or null. Next would answer its unused paths, TRACE, and
 * writes outside the API, which it takes for server actions.
 */
export function findRefusal(method: string, url: string): string | null {
  // Next can make no `Request` with this method, and would answer 500.
  if (method === "TRACE") return UNUSED_PATH;
  const path = pathOf(url);
  if (path === null || isWithin(path, "/api")) return null;
  if (method !== "GET" && method !== "HEAD") return WRONG_METHOD_PATH;
  return UNUSED_FOLDERS.some((folder) => isWithin(path, folder)) ? UNUSED_PATH : null;
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Resolves dots, as Next does. Null for a URL that can't be parsed. */
function pathOf(url: string): string | null {
  return URL.parse(url, "http://shop")?.pathname ?? null;
}
