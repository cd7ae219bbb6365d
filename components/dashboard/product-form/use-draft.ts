import { useEffect, useRef } from "react";
import { useDebounced } from "#components/ui/use-debounced.ts";
import { clearDraft, writeDraft } from "./draft.ts";
import type { FormValues } from "./form-values.ts";

const WRITTEN_AFTER_MS = 400;

type Kept = {
  words: Partial<FormValues>;
  /** Null where there is no stock to compare with. */
  stockSeen: number | null;
};

/**
 * Keeps in this browser what was typed and not saved; a form without changes keeps nothing.
 * Answers how to end it: after a save nothing that still waits is written.
 */
export function useDraft(key: string, isReady: boolean, { words, stockSeen }: Kept): () => void {
  const isOver = useRef(false);
  const keep = useDebounced((kept: Kept) => {
    if (isOver.current) return;
    if (Object.keys(kept.words).length === 0) clearDraft(key);
    else writeDraft(key, { at: Date.now(), values: kept.words, stockSeen: kept.stockSeen });
  }, WRITTEN_AFTER_MS);
  // The same words in a new object are no change.
  const written = JSON.stringify({ words, stockSeen });
  useEffect(() => {
    if (isReady) keep.call(JSON.parse(written));
  }, [isReady, keep, written]);
  return () => {
    isOver.current = true;
    clearDraft(key);
  };
}
