import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { CATALOGUE_PARAMETERS } from "../../catalogue/search/list-address.ts";

/** One spelling for each file: no escapes, no empty segments and no dots alone. */
const BUILT_FILE = /^\/_next\/static(\/[\w~-][\w.~-]*)+$/;

/** Asks Next for a page's data, which its router in the browser reads instead of HTML. */
const DATA = { rsc: "1" };
/** Asks Next for the names of a page's segments alone. The router reads them before it prefetches. */
const TREE = { ...DATA, "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };

export type PageAddress = {
  /** Names the answer: requests with the same key have the same answer. */
  key: string;
  path: string;
  url: string;
  headers: Record<string, string>;
  kind: "page" | "data" | "filtered" | "file";
};

/** Returns the address that a GET or HEAD asks for; null if the answer isn't the same for everybody. */
export function readPageAddress(url: string, headers: IncomingHttpHeaders): PageAddress | null {
  const at = url.indexOf("?");
  const path = at === -1 ? url : url.slice(0, at);
  if (BUILT_FILE.test(path)) return { key: path, path, url: path, headers: {}, kind: "file" };
  const plain = path.startsWith("/id/") ? path.slice("/id".length) : path;
  // Files, such as the sitemap, have no language.
  if (!isPublicPage(plain) || (plain !== path && plain.includes("."))) return null;
  const parameters = at === -1 || plain !== "/product" ? "" : readParameters(url.slice(at + 1));
  const page = parameters === "" ? path : `${path}?${parameters}`;
  const kind = parameters === "" ? "page" : "filtered";
  if (headers.rsc !== "1") return { key: page, path, url: page, headers: {}, kind };
  // The state tree says what the browser already has. Next would leave that out, for each state anew.
  const isTree =
    headers["next-router-prefetch"] === "1" && headers["next-router-segment-prefetch"] === "/_tree";
  return {
    key: `${page} ${isTree ? "tree" : "data"}`,
    path,
    url: page,
    headers: isTree ? TREE : DATA,
    kind: kind === "page" ? "data" : kind,
  };
}

/** Returns the catalogue's parameters in one spelling, without tracking, repeats and unknown values. */
function readParameters(query: string): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, read] of Object.entries(CATALOGUE_PARAMETERS)) {
    for (const value of read(given.getAll(name))) known.append(name, value);
  }
  return known.toString();
}

/** Pages and files that are the same for everybody. The page cache holds them (docs/caching.md). */
export const PUBLIC_PAGES: ReadonlySet<string> = new Set([
  "/home",
  "/product",
  "/galleries",
  "/faq",
  "/terms-condition",
  "/privacy",
  "/history",
  "/uniform",
  "/partial-events",
  "/landing",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]);

const SITEMAP_FILE = /^\/sitemaps\/\d{1,4}\.xml$/;
/** Paths of products. Other spellings redirect to the canonical URL or to /home (findProductRedirect). */
const PRODUCT_PAGE = /^\/product-detail\/.*[^/]$/s;

/** Returns whether a path is a public page's. The page itself may not exist. */
export function isPublicPage(path: string): boolean {
  return PUBLIC_PAGES.has(path) || PRODUCT_PAGE.test(path) || SITEMAP_FILE.test(path);
}
