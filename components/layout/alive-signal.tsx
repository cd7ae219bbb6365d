"use client";

import { useEffect } from "react";

/** Fires `shop:alive` after hydration: lib/cache/defer-scripts.mjs then replays held-back presses. */
export function AliveSignal() {
  useEffect(() => {
    // After React's effects, since replayed presses may need them.
    const timer = setTimeout(() => dispatchEvent(new Event("shop:alive")));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
