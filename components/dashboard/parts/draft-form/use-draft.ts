import { useEffect, useRef } from "react";
import { useDebounced } from "#components/ui/use-debounced.ts";
import { clearDraft, type Draft, writeDraft } from "./draft.ts";

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
