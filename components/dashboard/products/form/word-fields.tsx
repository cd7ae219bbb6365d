"use client";

import { useFormContext } from "react-hook-form";
import { TextAreaField } from "#components/ui/text-area-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type FormValues, groupThousands } from "./form-values.ts";

/** Name, description and care. */
export function WordFields() {
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Nama Barang"
        autoComplete="off"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextAreaField
        label="Deskripsi"
        rows={7}
        hint="Baris kosong memisahkan paragraf."
        error={errors.description?.message}
        {...register("description")}
      />
      <TextAreaField
        label="Cara Perawatan"
        rows={4}
        error={errors.care_instructions?.message}
        {...register("care_instructions")}
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
