"use client";

import { DraftForm } from "#components/dashboard/parts/draft-form/draft-form.tsx";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PictureFields } from "#components/dashboard/parts/picture-slots/picture-fields.tsx";
import { SizingFields } from "./sizing-fields.tsx";
import { type Opened, useProductForm } from "./use-product-form.ts";
import { useSaveProduct } from "./use-save-product.ts";
import { NumberFields, TraitFields, WordFields } from "./word-fields.tsx";

/** The form of a new or existing product. It sends the changed fields and stores a draft. */
export function ProductForm({ product, copyOf }: Opened) {
  const state = useProductForm({ product, copyOf });
  const save = useSaveProduct(product, state);
  return (
    <DraftForm state={state} save={save}>
      <FormSection title="Gambar Barang">
        <PictureFields slots={state.slots} setSlots={state.setSlots} progress={save.progress} />
      </FormSection>
      <FormSection title="Tentang barang">
        <WordFields />
      </FormSection>
      <FormSection title="Ukuran">
        <SizingFields product={product} version={state.version} disabled={!state.isReady} />
      </FormSection>
      <FormSection title="Asal-usul">
        <TraitFields />
      </FormSection>
      <FormSection title="Penjualan">
        <NumberFields freshStock={state.freshStock} />
      </FormSection>
    </DraftForm>
  );
}
