/** The request header in which proxy.ts says which page is asked for. */
export const PAGE_PATH_HEADER = "x-page-path";
