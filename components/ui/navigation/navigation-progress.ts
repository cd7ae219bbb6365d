import { useLayoutEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const running = new Set<symbol>();

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the progress bar until the returned function is called, or the document is left. */
export function beginNavigation(): () => void {
  const navigation = Symbol();
  running.add(navigation);
  notify();
  return () => {
    if (running.delete(navigation)) notify();
  };
}

/** Shows the progress bar while `isPending`. */
export function useShowProgress(isPending: boolean): void {
  // Before the next paint, so that the press and its answer share a frame.
  useLayoutEffect(() => (isPending ? beginNavigation() : undefined), [isPending]);
}

/** Returns whether a page is under way. */
export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running.size > 0,
    () => false,
  );
}

/** Ends every navigation: a page that the browser brings back is under way nowhere. */
export function endNavigations(): void {
  running.clear();
  notify();
}
