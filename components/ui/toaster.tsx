"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenToastWaits } from "./toast.ts";

/** Fallback for older Safari, which has no requestIdleCallback. */
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
 * Loads the list of toasts when the browser is idle, so that it works without a network later; or with the
 * first toast.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./toast-list.tsx").then(
        ({ ToastList }) => setList(() => ToastList),
        // Nothing is shown; the next toast loads it again.
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
