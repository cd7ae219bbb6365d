// Plain JavaScript, because next.config.mjs is loaded without a compiler.

/** Query keys of the catalogue's filters. /product without them is a page of its own. */
export const CATALOGUE_KEYS = ["categories[]", "sizes[]", "q", "sort", "page"];
