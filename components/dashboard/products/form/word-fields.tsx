"use client";

import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { TECHNIQUES } from "#lib/catalogue/categories.ts";
import type { ProductField } from "#lib/catalogue/product-columns.ts";
import { MATERIALS, MOTIFS } from "#lib/catalogue/textile-terms.ts";
import { type FormValues, groupThousands } from "./form-values.ts";

/** Fields whose inputs are in SizingFields and NumberFields. */
type OtherField = "category" | "size" | "size_details" | "price" | "stock" | "weight";

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
  const { register, formState } = useFormContext<FormValues>();
  const fields = Object.keys(WORD_INPUTS) as (keyof typeof WORD_INPUTS)[];
  return (
    <div className="flex flex-col gap-5">
      {fields.map((field) => {
        const { rows, ...text } = WORD_INPUTS[field];
        const input = { ...text, error: formState.errors[field]?.message, ...register(field) };
        return rows === undefined ? (
          <TextField key={field} autoComplete="off" {...input} />
        ) : (
          <TextAreaField key={field} rows={rows} {...input} />
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

/** What the piece is, where and by whom it was made. What stays empty isn't shown in the shop. */
export function TraitFields() {
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  const id = useId();
  const fields = Object.keys(TRAIT_INPUTS) as (keyof typeof TRAIT_INPUTS)[];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map((field) => {
        const { examples, isNumber, ...words } = TRAIT_INPUTS[field];
        const input = { ...words, error: errors[field]?.message, ...register(field) };
        const list = examples && `${id}-${field}`;
        return (
          <div key={field}>
            <TextField
              autoComplete="off"
              list={list}
              inputMode={isNumber ? "numeric" : undefined}
              {...input}
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
        error={errors.technique?.message}
        {...register("technique")}
      />
    </div>
  );
}

/** Price, stock and weight. The stock of a conflict stays beside its field until the form is saved. */
export function NumberFields({ freshStock }: { freshStock: number | null }) {
  const { register, setValue, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextField
        label="Harga"
        inputMode="numeric"
        autoComplete="off"
        hint="Rupiah"
        error={errors.price?.message}
        {...register("price", {
          onBlur: (event) => setValue("price", groupThousands(event.target.value)),
        })}
      />
      <TextField
        label="Stock"
        inputMode="numeric"
        autoComplete="off"
        hint={freshStock === null ? "Buah" : `Buah; sekarang di toko: ${freshStock}`}
        error={errors.stock?.message}
        {...register("stock")}
      />
      <TextField
        label="Berat"
        inputMode="numeric"
        autoComplete="off"
        hint="Gram"
        error={errors.weight?.message}
        {...register("weight")}
      />
    </div>
  );
}
