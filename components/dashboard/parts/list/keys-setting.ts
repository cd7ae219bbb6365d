const NAME = "dashboard-keys";
const OFF = "off";

const watchers = new Set<() => void>();

/** Returns whether lists take keys (WCAG 2.1.4: they can be switched off). On by default. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== OFF;
  } catch {
    // Without storage they couldn't be switched off.
    return false;
  }
}

/** Keeps the setting in this browser. */
export function setKeysOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(NAME);
  else localStorage.setItem(NAME, OFF);
  for (const watcher of watchers) watcher();
}

export function watchKeys(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
