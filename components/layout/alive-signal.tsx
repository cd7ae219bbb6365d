"use client";

import { useEffect } from "react";

/** Fires `shop:alive` after hydration: lib/cache/html/defer-scripts.ts then replays queued clicks. */
export function AliveSignal() {
  useEffect(() => {
    // After React's effects, since replayed clicks may need them.
    const timer = setTimeout(() => dispatchEvent(new Event("shop:alive")));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
