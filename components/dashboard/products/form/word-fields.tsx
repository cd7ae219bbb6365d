"use client";

import { useFormContext } from "react-hook-form";
import { TextAreaField } from "#components/ui/text-area-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { ProductField } from "#lib/catalogue/product-columns.ts";
import { type FormValues, groupThousands } from "./form-values.ts";

/** Fields whose inputs are in SizingFields and NumberFields. */
type OtherField = "category" | "size" | "size_details" | "price" | "stock" | "weight";

/** With `rows` it takes more than one line. */
type WordInput = { label: string; hint?: string; rows?: number };

/** The other inputs in their order. A field of the product without an input doesn't compile. */
const WORD_INPUTS: Record<Exclude<ProductField, OtherField>, WordInput> = {
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
