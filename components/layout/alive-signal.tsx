"use client";

import { useEffect } from "react";

/** Says that the page answers now: what lib/cache/defer-scripts.mjs has held back is done. */
export function AliveSignal() {
  useEffect(() => {
    // After React's own work: what is done again may make React work.
    const timer = setTimeout(() => dispatchEvent(new Event("shop:alive")));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
