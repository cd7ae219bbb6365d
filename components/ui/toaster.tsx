"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenToastWaits } from "./toast.ts";

/** Older Safari has no idle callbacks: a page is at rest a while after it has loaded. */
const AT_REST_MS = 2000;

function whenAtRest(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, AT_REST_MS);
  return () => clearTimeout(timer);
}

/**
 * Where toasts appear. What shows them comes once the page is at rest, so that it's there when the
 * network isn't, or with the first toast.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./toast-list.tsx").then(
        ({ ToastList }) => setList(() => ToastList),
        // Without it no toast is seen; the next one asks again.
        () => {},
      );
    const stopWaiting = whenToastWaits(load);
    const stopResting = whenAtRest(load);
    return () => {
      stopWaiting();
      stopResting();
    };
  }, []);
  return List ? <List /> : null;
}
