/** Leads to app/api/[[...unknown]], whose answer is 404. */
export const UNUSED_PATH = "/api/unused";

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
 * Returns whether Next would answer although the shop has no such page: its unused paths, TRACE, and
 * writes outside the API, which Next takes for server actions.
 */
export function isUnused(method: string, url: string): boolean {
  // Next can make no `Request` with this method, and would answer 500.
  if (method === "TRACE") return true;
  const path = pathOf(url);
  if (path === null || isWithin(path, "/api")) return false;
  if (method !== "GET" && method !== "HEAD") return true;
  return UNUSED_FOLDERS.some((folder) => isWithin(path, folder));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Resolves dots, as Next does. Null for a URL that can't be parsed. */
function pathOf(url: string): string | null {
  return URL.parse(url, "http://shop")?.pathname ?? null;
}
