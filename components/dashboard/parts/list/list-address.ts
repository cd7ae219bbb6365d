import { pagingQuery } from "#lib/paging.ts";

export type SearchParams = Record<string, string | string[] | undefined>;

/** The page that an address asks for; 1 where it makes no sense. */
export function readPage(search: SearchParams): number {
  return pagingQuery.shape.page.catch(1).parse(search.page);
}

/** One text of an address; empty where it isn't there or is there twice. */
export function readText(search: SearchParams, name: string): string {
  const value = search[name];
  return typeof value === "string" ? value.trim().slice(0, 100) : "";
}

/** The address of one page of a list; what is empty is left out of it. */
export function listHref(path: string, filter: Record<string, string>, page = 1): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
