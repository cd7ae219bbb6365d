import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { CATALOGUE_KEYS } from "../../http/catalogue-keys.mjs";
import { isPublicPage } from "../../http/public-pages.ts";

/** Headers of Next's router (next/dist/client/components/app-router-headers). */
const ROUTER_HEADER = /^(rsc|next-.*)$/;

/**
 * Router headers that name a part of a page. Next ignores other values, so that they would only duplicate
 * entries. It ignores a segment as well unless it is prefetched.
 */
const PART_HEADERS: Record<string, RegExp> = {
  rsc: /^1$/,
  "next-router-prefetch": /^1$/,
  "next-router-segment-prefetch": /^.{1,300}$/,
};

const CACHE_BUSTER = /^_rsc(=[\w-]{0,40})?$/;

/** One spelling for each file: no escapes, no empty segments and no dots alone. */
const BUILT_FILE = /^\/_next\/static(\/[\w~-][\w.~-]*)+$/;

/** Address of an answer in the front cache. */
export type PageAddress = {
  /** Names the answer: requests with the same key have the same answer. */
  key: string;
  /** Path and query for Next. */
  url: string;
  /** Headers for Next. */
  headers: Record<string, string>;
  kind: "page" | "part" | "filtered" | "file";
};

/** Returns the address that a GET or HEAD asks for; null if Next has to answer. */
export function readPageAddress(url: string, headers: IncomingHttpHeaders): PageAddress | null {
  const at = url.indexOf("?");
  const path = at === -1 ? url : url.slice(0, at);
  if (BUILT_FILE.test(path)) return { key: path, url: path, headers: {}, kind: "file" };
  if (!isPublicPage(path)) return null;
  const query = at === -1 ? "" : url.slice(at + 1);
  if (headers.rsc === "1") return readPart(path, query, headers);
  const filters = path === "/product" ? catalogueQuery(query) : "";
  if (filters === "") return { key: path, url: path, headers: {}, kind: "page" };
  const filtered = `${path}?${filters}`;
  return { key: filtered, url: filtered, headers: {}, kind: "filtered" };
}

/**
 * Returns the address of a prefetched part of a page. Next compares `_rsc` with a hash of the headers, so it
 * belongs to the key. Returns null for parts that depend on the page shown before.
 */
function readPart(path: string, query: string, headers: IncomingHttpHeaders): PageAddress | null {
  const sent = Object.entries(headers)
    .filter(([name]) => ROUTER_HEADER.test(name))
    .sort(([one], [other]) => one.localeCompare(other));
  const isKnown = sent.every(([name, value]) => PART_HEADERS[name]?.test(String(value)));
  const isIgnored =
    headers["next-router-segment-prefetch"] !== undefined && !headers["next-router-prefetch"];
  if (!isKnown || isIgnored || !CACHE_BUSTER.test(query)) return null;
  const url = `${path}?${query}`;
  const headersSent = Object.fromEntries(sent) as Record<string, string>;
  return { key: `${url} ${JSON.stringify(sent)}`, url, headers: headersSent, kind: "part" };
}

/** Returns only the filters of a query, in a fixed order. Tracking parameters make no page of their own. */
function catalogueQuery(query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of CATALOGUE_KEYS) {
    for (const value of given.getAll(name)) kept.append(name, value);
  }
  return kept.toString();
}
