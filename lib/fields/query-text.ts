import { plainWords } from "./pasted-text.ts";

const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;

/** Returns a text of a page's address without outer spaces and unseen characters. PostgreSQL's text can't hold NUL. */
export function readQueryText(text: string): string {
  return plainWords(text.replaceAll("\0", "")).slice(0, MAX_TEXT).trim();
}

/** Returns the page that an address asks for; null for what is none. */
export function readPageNumber(text: string): number | null {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : null;
}
