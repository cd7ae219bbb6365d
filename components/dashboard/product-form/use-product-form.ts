import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { type ProductView, productInput } from "#lib/catalogue/schema.ts";
import { draftKey, readDraft } from "./draft.ts";
import {
  changedValues,
  EMPTY_VALUES,
  type FormValues,
  valuesOf,
  valuesOfCopy,
} from "./form-values.ts";
import { changedSlots, type Slots, slotsOf } from "./picture-slots.ts";
import { useDraft } from "./use-draft.ts";

/** What the form is opened with: a product to edit, one to begin the next from, or nothing. */
export type Opened = { product: ProductView | null; copyOf: ProductView | null };

function openedValues({ product, copyOf }: Opened): FormValues {
  if (product) return valuesOf(product);
  return copyOf ? valuesOfCopy(copyOf) : EMPTY_VALUES;
}

/** The form's words and pictures, what of them differs from the shop, and the draft of it. */
export function useProductForm({ product, copyOf }: Opened) {
  const [base, setBase] = useState<FormValues>(() => openedValues({ product, copyOf }));
  const [slots, setSlots] = useState<Slots>(() => slotsOf(product));
  // Makes what keeps a state of its own begin anew: the size chart.
  const [version, setVersion] = useState(0);
  const [resolver] = useState(() => zodResolver(productInput(product)));
  const form = useForm<FormValues>({
    defaultValues: base,
    // The schema's output is the request's; the form's own values stay as they are typed.
    resolver: resolver as unknown as Resolver<FormValues>,
  });
  const words = changedValues(base, { ...base, ...useWatch({ control: form.control }) });
  const pictures = changedSlots(slotsOf(product), slots);
  const [freshStock, setFreshStock] = useState<number | null>(null);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);

  const key = draftKey({ product, copyOf });
  const stockSeen = product && words.stock !== undefined ? Number(base.stock) : null;
  const endDraft = useDraft(key, isReady, { words, stockSeen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to life
  useEffect(() => {
    const draft = readDraft(key);
    if (draft && Object.keys(draft.values).length > 0) {
      form.reset({ ...base, ...draft.values }, { keepDefaultValues: true });
      if (draft.stockSeen !== null) seeStock(draft.stockSeen);
      setRestoredAt(draft.at);
      setVersion((count) => count + 1);
    }
    setReady(true);
  }, []);

  /** From now on this is the stock that a typed one is compared with. */
  function seeStock(stock: number) {
    setBase((before) => ({ ...before, stock: String(stock) }));
  }

  function takeFreshStock(stock: number) {
    setFreshStock(stock);
    seeStock(stock);
  }

  function discard() {
    form.reset(base);
    setSlots(slotsOf(product));
    setVersion((count) => count + 1);
    setRestoredAt(null);
    setFreshStock(null);
  }

  return {
    form,
    slots,
    setSlots,
    version,
    words,
    pictures,
    stockSeen,
    /** The stock that turned out to have moved while the form was open; null while none has. */
    freshStock,
    takeFreshStock,
    isReady,
    restoredAt,
    isChanged: Object.keys(words).length > 0 || Object.keys(pictures).length > 0,
    discard,
    endDraft,
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
