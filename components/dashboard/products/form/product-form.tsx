"use client";

import { DraftForm } from "#components/dashboard/parts/draft-form/draft-form.tsx";
import { EnglishSides } from "#components/dashboard/parts/english-sides.tsx";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PictureFields } from "#components/dashboard/parts/picture-slots/picture-fields.tsx";
import { SizingFields } from "./sizing-fields.tsx";
import { type Opened, useProductForm } from "./use-product-form.ts";
import { NumberFields, TraitFields, WordFields } from "./word-fields.tsx";

const ENGLISH_TEXTS = [
  { name: "name_en", label: "Nama" },
  { name: "description_en", label: "Deskripsi", isLong: true },
  { name: "care_instructions_en", label: "Perawatan", isLong: true },
] as const;

/** The form of a new or existing product. It sends the changed fields and stores a draft. */
export function ProductForm({ product, copyOf }: Opened) {
  const { state, save, freshStock } = useProductForm({ product, copyOf });
  return (
    <DraftForm state={state} save={save}>
      <FormSection title="Gambar Barang">
        <PictureFields state={state} save={save} isCropped />
      </FormSection>
      <FormSection title="Tentang barang">
        <WordFields />
      </FormSection>
      <EnglishSides texts={ENGLISH_TEXTS} />
      <FormSection title="Ukuran">
        <SizingFields product={product} version={state.version} disabled={!state.isReady} />
      </FormSection>
      <FormSection title="Asal-usul">
        <TraitFields />
      </FormSection>
      <FormSection title="Penjualan">
        <NumberFields freshStock={freshStock} />
      </FormSection>
    </DraftForm>
  );
}
