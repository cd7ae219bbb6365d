const KEY = "focus-heading";

/** Has the tab's next page focus its heading, although the browser loads the whole document. */
export function requestHeadingFocus(): void {
  try {
    sessionStorage.setItem(KEY, "");
  } catch {}
}

/** Returns whether the page before asked for it, once. */
export function takeHeadingRequest(): boolean {
  try {
    const isAsked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isAsked;
  } catch {
    return false;
  }
}
