import { isId } from "../../database/identifiers.ts";

const WORD = /^[a-z][a-z.-]{0,30}$/;

/** Returns a path whose segments are words or ids; others may be tokens, e-mails or codes. */
export function loggedPath(pathname: string): string {
  return pathname
    .split("/")
    .map((segment) => (segment === "" || WORD.test(segment) || isId(segment) ? segment : "…"))
    .join("/");
}
