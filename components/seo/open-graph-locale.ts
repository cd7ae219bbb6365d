/** The language of the pages, as Open Graph writes it. */
export const OPEN_GRAPH_LOCALE = "en_US";
