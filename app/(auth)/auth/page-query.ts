import { safeReturnPath } from "#lib/auth/return-path.ts";

/** The query of a page as Next hands it over. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

/** Of a parameter that is given several times the first counts; one that is missing is empty. */
export function firstOf(value: string | string[] | undefined): string {
  return [value].flat()[0] ?? "";
}

/** Where to come back to once signed in, carried from page to page as `next`. */
export async function returnPathOf(query: PageQuery): Promise<string> {
  return safeReturnPath(firstOf((await query).next));
}
