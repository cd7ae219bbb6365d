export const PAGE_PATH_HEADER = "x-page-path";
