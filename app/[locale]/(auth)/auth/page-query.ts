import { safeReturnPath } from "#lib/auth/return-path.ts";

/** A page's query as Next passes it. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>;

/** Returns the first value of a parameter, or an empty text. */
export function firstOf(value: string | string[] | undefined): string {
  return [value].flat()[0] ?? "";
}

/** Returns the path to open afterwards. The pages pass it on as `next`. */
export async function returnPathOf(query: PageQuery, otherwise = ""): Promise<string> {
  return safeReturnPath(firstOf((await query).next) || otherwise);
}
