"use client";

import { type ComponentType, useEffect, useState } from "react";
import { seemsSignedInAs } from "#lib/auth/signed-in-hint.ts";
import { LAST_TOAST_ID, whenToastWaits } from "./toast.ts";

/** Fallback for older Safari, which has no requestIdleCallback. */
const IDLE_FALLBACK_MS = 2000;

/** A toast follows an action, and an action begins with one of these. */
const ACTIONS = ["pointerdown", "keydown"] as const;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, IDLE_FALLBACK_MS);
  return () => clearTimeout(timer);
}

function onFirstAction(work: () => void): () => void {
  for (const action of ACTIONS) addEventListener(action, work, { once: true, passive: true });
  return () => {
    for (const action of ACTIONS) removeEventListener(action, work);
  };
}

/**
 * Loads the list of toasts before the first toast, so that it also works when the network is away. It loads
 * at a visitor's first action. For somebody signed in it loads when the browser is idle.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType | null>(null);
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    setMounted(true);
    const load = () =>
      void import("./toast-list.tsx").then(
        ({ ToastList }) => setList(() => ToastList),
        // Nothing is shown; the next toast loads it again.
        () => {},
      );
    const stopWaiting = whenToastWaits(load);
    const stopWatching = (seemsSignedInAs() ? whenIdle : onFirstAction)(load);
    return () => {
      stopWaiting();
      stopWatching();
    };
  }, []);
  return (
    <>
      {List ? <List /> : null}
      {isMounted ? <p id={LAST_TOAST_ID} aria-live="off" className="sr-only" /> : null}
    </>
  );
}
