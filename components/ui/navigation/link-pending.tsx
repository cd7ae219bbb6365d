"use client";

import { useLinkStatus } from "next/link";
import { Spinner } from "../spinner.tsx";
import { useShowProgress } from "./navigation-progress.ts";

/** Marks the link around it while its page is under way; app/globals.css has the look. */
export function LinkPending({ spins }: { spins: boolean }) {
  const { pending } = useLinkStatus();
  useShowProgress(pending);
  if (!pending) return null;
  return (
    <>
      <span hidden data-pending />
      {spins ? <Spinner /> : null}
    </>
  );
}
