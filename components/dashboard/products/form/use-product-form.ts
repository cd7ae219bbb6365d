import { useState } from "react";
import {
  type KeptFormState,
  useKeptForm,
} from "#components/dashboard/parts/kept-form/use-kept-form.ts";
import { type ProductView, productInput } from "#lib/catalogue/schema.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import {
  changedValues,
  EMPTY_VALUES,
  type FormValues,
  valuesOf,
  valuesOfCopy,
} from "./form-values.ts";

/** What the form is opened with: a product to edit, one to begin the next from, or nothing. */
export type Opened = { product: ProductView | null; copyOf: ProductView | null };

function openedValues({ product, copyOf }: Opened): FormValues {
  if (product) return valuesOf(product);
  return copyOf ? valuesOfCopy(copyOf) : EMPTY_VALUES;
}

/** One draft a product, one for the next piece after it, and one for a piece from nothing. */
function draftKey({ product, copyOf }: Opened): string {
  if (product) return `product-draft:${product.id}`;
  return copyOf ? `product-draft:after-${copyOf.id}` : "product-draft:new";
}

/** The product's form, and the stock that a typed one is compared with. */
export function useProductForm({ product, copyOf }: Opened) {
  const [freshStock, setFreshStock] = useState<number | null>(null);
  const kept: KeptFormState<FormValues> = useKeptForm<FormValues>({
    opened: openedValues({ product, copyOf }),
    pictured: product,
    slotCount: IMAGE_SLOTS.length,
    schema: productInput(product),
    changed: changedValues,
    draftKey: draftKey({ product, copyOf }),
    // Sent with a stock and never without one.
    beside: (words, base) =>
      product && words.stock !== undefined
        ? { stock_seen: base.stock }
        : ({} as Record<string, string>),
    onRestore({ stock_seen }, setBase) {
      if (stock_seen !== undefined) setBase({ stock: stock_seen });
    },
  });

  /** From now on this is the stock that a typed one is compared with. */
  function takeFreshStock(stock: number) {
    setFreshStock(stock);
    kept.setBase({ stock: String(stock) });
  }

  function discard() {
    kept.discard();
    setFreshStock(null);
  }

  return {
    ...kept,
    /** The stock that turned out to have moved while the form was open; null while none has. */
    freshStock,
    takeFreshStock,
    discard,
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
