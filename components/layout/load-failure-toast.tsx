"use client";

import { useEffect } from "react";
import { toast } from "#components/ui/toast/toast.ts";
import { LOAD_FAILURE } from "./load-failure.ts";

/** Tells on /home, once, that the page that led there couldn't be loaded. */
export function LoadFailureToast() {
  useEffect(() => {
    if (location.hash !== LOAD_FAILURE) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    toast.error("Oops, something went wrong");
  }, []);
  return null;
}
