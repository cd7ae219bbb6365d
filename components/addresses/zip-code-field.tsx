"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "#components/ui/text-field.tsx";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { zipCodeHint } from "#lib/shipping/postal-prefixes.ts";
import { parseProvince } from "#lib/shipping/schema.ts";

/** Warns of a zip code that doesn't suit the province. It doesn't stop the form. */
export function ZipCodeField() {
  const { register, formState } = useFormContext<SaveAddressInput>();
  const [province, zipCode] = useWatch<SaveAddressInput, ["province", "zip_code"]>({
    name: ["province", "zip_code"],
  });
  const doubt = zipCodeHint(zipCode, parseProvince(province));
  return (
    <TextField
      label="Zip code"
      inputMode="numeric"
      autoComplete="shipping postal-code"
      hint={
        <span aria-live="polite" className={doubt ? "font-medium text-kunyit-700" : undefined}>
          {doubt ?? "5 digits"}
        </span>
      }
      error={formState.errors.zip_code?.message}
      {...register("zip_code")}
    />
  );
}
