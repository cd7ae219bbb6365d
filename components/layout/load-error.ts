/** A fragment stays in the browser, so /home is the same cached page. */
export const LOAD_ERROR = "#not-loaded";

/** Redirect target for a page that couldn't be loaded. */
export const HOME_AFTER_ERROR = `/home${LOAD_ERROR}`;
