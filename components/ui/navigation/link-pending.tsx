"use client";

import { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
import { useShowProgress } from "./navigation-progress.ts";

/** Marks the link around it while its page is under way; app/globals.css has the look. */
export function LinkPending({ mark }: { /** Shown meanwhile. */ mark?: ReactNode }) {
  const { pending } = useLinkStatus();
  useShowProgress(pending);
  if (!pending) return null;
  return (
    <>
      <span hidden data-pending />
      {mark}
    </>
  );
}
