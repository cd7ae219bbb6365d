import { millisecondsInDay } from "date-fns/constants";
import { useEffect, useRef } from "react";
import { z } from "zod";
import { useDebounced } from "#components/ui/use-debounced.ts";

const KEPT_MS = 7 * millisecondsInDay;

/** More fields than any form has: a larger value isn't a draft. */
const MAX_FIELDS = 30;

const draftShape = z.object({
  /** Time of the last change. */
  at: z.number(),
  /** The fields that differ from the form's first values; files can't be stored. */
  values: z
    .record(z.string(), z.string().max(10_000))
    .refine((values) => Object.keys(values).length <= MAX_FIELDS),
});

type Draft = z.infer<typeof draftShape>;

/** Returns a draft of the last seven days, or null. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = draftShape.parse(JSON.parse(localStorage.getItem(key) ?? ""));
    return Date.now() - draft.at < KEPT_MS ? draft : null;
  } catch {
    // No draft, an outdated shape, or storage that is off.
    return null;
  }
}

function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage there are no drafts; the form works.
  }
}

function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

const WRITTEN_AFTER_MS = 400;

/**
 * Stores unsaved changes in this browser. Returns a function that ends this, so that nothing is written
 * after a save.
 */
export function useDraft(key: string, isReady: boolean, values: Draft["values"]): () => void {
  const isOver = useRef(false);
  const keep = useDebounced((kept: Draft["values"]) => {
    if (isOver.current) return;
    if (Object.keys(kept).length === 0) clearDraft(key);
    else writeDraft(key, { at: Date.now(), values: kept });
  }, WRITTEN_AFTER_MS);
  // An equal object is no change.
  const written = JSON.stringify(values);
  useEffect(() => {
    if (isReady) keep.call(JSON.parse(written));
  }, [isReady, keep, written]);
  return () => {
    isOver.current = true;
    clearDraft(key);
  };
}
