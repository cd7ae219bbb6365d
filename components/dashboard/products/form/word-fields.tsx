"use client";

import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { TECHNIQUES } from "#lib/catalogue/categories.ts";
import type { ProductField } from "#lib/catalogue/csv/product-columns.ts";
import { MATERIALS, MOTIFS } from "#lib/catalogue/search/textile-terms.ts";
import { type FormValues, groupThousands } from "./form-values.ts";

/** Fields whose inputs are in SizingFields, NumberFields and EnglishSides. */
type OtherField =
  | `${string}_en`
  | "category"
  | "size"
  | "size_details"
  | "price"
  | "stock"
  | "weight";

/** With `rows` it takes more than one line. */
type WordInput = { label: string; hint?: string; rows?: number };

/** Fields of the section 'Asal-usul', of which each may stay empty. */
type TraitField = "motif" | "technique" | "material" | "origin" | "maker" | "cut" | "work_days";

/** The other inputs in their order. A field of the product without an input doesn't compile. */
const WORD_INPUTS: Record<Exclude<ProductField, OtherField | TraitField>, WordInput> = {
  name: { label: "Nama Barang" },
  description: { label: "Deskripsi", rows: 7, hint: "Baris kosong memisahkan paragraf." },
  care_instructions: { label: "Cara Perawatan", rows: 4 },
};

/** The words about a product. */
export function WordFields() {
  const field = fieldsOf(useFormContext<FormValues>());
  const names = Object.keys(WORD_INPUTS) as (keyof typeof WORD_INPUTS)[];
  return (
    <div className="flex flex-col gap-5">
      {names.map((name) => {
        const { rows, ...text } = WORD_INPUTS[name];
        const input = { ...text, ...field(name) };
        return rows === undefined ? (
          <TextField key={name} autoComplete="off" {...input} />
        ) : (
          <TextAreaField key={name} rows={rows} {...input} />
        );
      })}
    </div>
  );
}

/** `examples` is a list to choose from while typing. */
type TraitInput = { label: string; hint?: string; examples?: readonly string[]; isNumber?: true };

const TRAIT_INPUTS: Record<Exclude<TraitField, "technique">, TraitInput> = {
  motif: { label: "Motif", examples: MOTIFS },
  material: { label: "Bahan", examples: MATERIALS.map(([name]) => name) },
  origin: { label: "Asal", hint: "Kota atau daerah" },
  maker: { label: "Pembuat" },
  cut: { label: "Lengan atau potongan", hint: "Misalnya lengan panjang" },
  work_days: { label: "Lama pengerjaan", hint: "Hari", isNumber: true },
};

/** Fields of a product's kind and origin. The shop hides empty ones. */
export function TraitFields() {
  const field = fieldsOf(useFormContext<FormValues>());
  const id = useId();
  const names = Object.keys(TRAIT_INPUTS) as (keyof typeof TRAIT_INPUTS)[];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map((name) => {
        const { examples, isNumber, ...words } = TRAIT_INPUTS[name];
        const list = examples && `${id}-${name}`;
        return (
          <div key={name}>
            <TextField
              autoComplete="off"
              list={list}
              inputMode={isNumber ? "numeric" : undefined}
              {...words}
              {...field(name)}
            />
            {examples && (
              <datalist id={list}>
                {examples.map((example) => (
                  <option key={example} value={example} />
                ))}
              </datalist>
            )}
          </div>
        );
      })}
      <SelectField
        label="Teknik"
        placeholder="Tidak disebutkan"
        options={TECHNIQUES.map((technique) => ({ value: technique, label: technique }))}
        {...field("technique")}
      />
    </div>
  );
}

/** Price, stock and weight. The stock of a conflict stays beside its field until the form is saved. */
export function NumberFields({ freshStock }: { freshStock: number | null }) {
  const form = useFormContext<FormValues>();
  const field = fieldsOf(form);
  const number = { inputMode: "numeric", autoComplete: "off" } as const;
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField
        label="Harga"
        hint="Rupiah"
        {...number}
        {...field("price", {
          onBlur: (event) => form.setValue("price", groupThousands(event.target.value)),
        })}
      />
      <TextField
        label="Stock"
        hint={freshStock === null ? "Buah" : `Buah; sekarang di toko: ${freshStock}`}
        {...number}
        {...field("stock")}
      />
      <TextField label="Berat" hint="Gram" {...number} {...field("weight")} />
    </div>
  );
}
