/** Request header in which proxy.ts passes the page's path. */
export const PAGE_PATH_HEADER = "x-page-path";
