import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type DefaultValues, type Resolver, useForm, useWatch } from "react-hook-form";
import {
  changedSlots,
  type Pictured,
  type Slots,
  slotsOf,
} from "#components/dashboard/parts/picture-slots/picture-slots.ts";
import type { Words } from "./changed-values.ts";
import { readDraft, useDraft } from "./use-draft.ts";

type DraftFormOptions<Values extends Words> = {
  /** The form's first values. */
  opened: Values;
  /** The edited entry, for its pictures; null for a new one. */
  pictured: Pictured | null;
  slotCount: number;
  /** Validates before anything is sent. */
  schema: Parameters<typeof zodResolver>[0];
  changed: (before: Values, now: Values) => Partial<Values>;
  draftKey: string;
  /** Extra values for the draft and the request. */
  extraValues?: (words: Partial<Values>, base: Values) => Words;
  /** Called with the extra values of a restored draft. */
  onRestore?: (values: Words, setBase: (change: Partial<Values>) => void) => void;
};

/** Combines a form's values and pictures, their changes, and the draft. */
export function useDraftForm<Values extends Words>({
  opened,
  pictured,
  slotCount,
  schema,
  changed,
  draftKey,
  extraValues = () => ({}),
  onRestore,
}: DraftFormOptions<Values>) {
  const [base, setWholeBase] = useState(opened);
  const [slots, setSlots] = useState<Slots>(() => slotsOf(pictured, slotCount));
  // A new key resets components with their own state.
  const [version, setVersion] = useState(0);
  const [resolver] = useState(() => zodResolver(schema));
  const form = useForm<Values>({
    defaultValues: base as DefaultValues<Values>,
    // The resolver's type is the schema's output, but the form keeps its values as typed.
    resolver: resolver as unknown as Resolver<Values>,
  });
  const words = changed(base, { ...base, ...useWatch({ control: form.control }) } as Values);
  const pictures = changedSlots(slotsOf(pictured, slotCount), slots);
  const extras = extraValues(words, base);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);
  const endDraft = useDraft(draftKey, isReady, { ...(words as Words), ...extras });

  /** The values to compare with from now on. */
  function setBase(change: Partial<Values>) {
    setWholeBase((before) => ({ ...before, ...change }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const draft = readDraft(draftKey);
    const known = Object.entries(draft?.values ?? {}).filter(([field]) => field in base);
    if (draft && known.length > 0) {
      form.reset({ ...base, ...Object.fromEntries(known) }, { keepDefaultValues: true });
      onRestore?.(draft.values, setBase);
      setRestoredAt(draft.at);
      setVersion((count) => count + 1);
    }
    setReady(true);
  }, []);

  function discard() {
    form.reset(base);
    setSlots(slotsOf(pictured, slotCount));
    setVersion((count) => count + 1);
    setRestoredAt(null);
  }

  return {
    form,
    slots,
    setSlots,
    version,
    base,
    setBase,
    words,
    pictures,
    extras,
    isNew: pictured === null,
    isReady,
    restoredAt,
    isChanged: Object.keys(words).length > 0 || Object.keys(pictures).length > 0,
    discard,
    endDraft,
  };
}

export type DraftFormState<Values extends Words> = ReturnType<typeof useDraftForm<Values>>;
