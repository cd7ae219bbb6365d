/** Stores a value for this tab, over a reload. Returns false where storage is off or full. */
export function keepInTab(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Returns the stored value; null for none. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Removes the stored value. Without storage there is none. */
export function dropFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
