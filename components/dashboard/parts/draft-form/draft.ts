import { millisecondsInDay } from "date-fns/constants";
import { z } from "zod";

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

export type Draft = z.infer<typeof draftShape>;

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

export function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage there are no drafts; the form works.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
