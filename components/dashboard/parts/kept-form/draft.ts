import { millisecondsInDay } from "date-fns/constants";
import { z } from "zod";

const KEPT_MS = 7 * millisecondsInDay;

/** More fields than any form has: what else lies under the key isn't ours. */
const MAX_FIELDS = 30;

const draftShape = z.object({
  /** When it was last written. */
  at: z.number(),
  /** The fields that differ from how the form opened; files can't be kept. */
  values: z
    .record(z.string(), z.string().max(10_000))
    .refine((values) => Object.keys(values).length <= MAX_FIELDS),
});

export type Draft = z.infer<typeof draftShape>;

/** What was typed and not saved in the last seven days; null where there is nothing. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = draftShape.parse(JSON.parse(localStorage.getItem(key) ?? ""));
    return Date.now() - draft.at < KEPT_MS ? draft : null;
  } catch {
    // None, one of an older shape, or a browser that keeps nothing.
    return null;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing has no drafts; the form works all the same.
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
