import { useEffect, useRef } from "react";
import { useDebounced } from "#components/ui/use-debounced.ts";
import { clearDraft, type Draft, writeDraft } from "./draft.ts";

const WRITTEN_AFTER_MS = 400;

/**
 * Keeps in this browser what was typed and not saved; a form without changes keeps nothing.
 * Answers how to end it: after a save nothing that still waits is written.
 */
export function useDraft(key: string, isReady: boolean, values: Draft["values"]): () => void {
  const isOver = useRef(false);
  const keep = useDebounced((kept: Draft["values"]) => {
    if (isOver.current) return;
    if (Object.keys(kept).length === 0) clearDraft(key);
    else writeDraft(key, { at: Date.now(), values: kept });
  }, WRITTEN_AFTER_MS);
  // The same words in a new object are no change.
  const written = JSON.stringify(values);
  useEffect(() => {
    if (isReady) keep.call(JSON.parse(written));
  }, [isReady, keep, written]);
  return () => {
    isOver.current = true;
    clearDraft(key);
  };
}
