import { useState } from "react";
import {
  type DraftFormState,
  useDraftForm,
} from "#components/dashboard/parts/draft-form/use-draft-form.ts";
import { type ProductView, productInput } from "#lib/catalogue/schema.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import {
  changedValues,
  EMPTY_VALUES,
  type FormValues,
  valuesOf,
  valuesOfCopy,
} from "./form-values.ts";

/** A product to edit, one to copy, or none. */
export type Opened = { product: ProductView | null; copyOf: ProductView | null };

function openedValues({ product, copyOf }: Opened): FormValues {
  if (product) return valuesOf(product);
  return copyOf ? valuesOfCopy(copyOf) : EMPTY_VALUES;
}

/** Draft keys: one for each product, for each copy, and for a new product. */
function draftKey({ product, copyOf }: Opened): string {
  if (product) return `product-draft:${product.id}`;
  return copyOf ? `product-draft:after-${copyOf.id}` : "product-draft:new";
}

/** State of the product form, with the stock that the server compares with. */
export function useProductForm({ product, copyOf }: Opened) {
  const [freshStock, setFreshStock] = useState<number | null>(null);
  const kept: DraftFormState<FormValues> = useDraftForm<FormValues>({
    opened: openedValues({ product, copyOf }),
    pictured: product,
    slotCount: IMAGE_SLOTS.length,
    schema: productInput(product),
    changed: changedValues,
    draftKey: draftKey({ product, copyOf }),
    // Sent only together with a stock.
    extraValues: (words, base) =>
      product && words.stock !== undefined
        ? { stock_seen: base.stock }
        : ({} as Record<string, string>),
    onRestore({ stock_seen }, setBase) {
      if (stock_seen !== undefined) setBase({ stock: stock_seen });
    },
  });

  /** Sets the stock to compare with from now on. */
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
    /** The present stock after a conflict; null before. */
    freshStock,
    takeFreshStock,
    discard,
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
