const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;

/** Returns a text of a page's address without outer spaces. PostgreSQL's text can't hold NUL. */
export function readQueryText(text: string): string {
  return text.replaceAll("\0", "").trim().slice(0, MAX_TEXT).trim();
}

/** Returns the page that an address asks for; null for what is none. */
export function readPageNumber(text: string): number | null {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : null;
}
