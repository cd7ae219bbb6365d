import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { parseProvince } from "#lib/fields/province-text.ts";
import type { ZipPlaceView } from "#lib/places/schema.ts";
import { zipCodeHint } from "#lib/shipping/postal-prefixes.ts";
import { type Filled, useZipFill } from "./use-zip-fill.ts";

/** Fills in province and city. Warns of a zip code that doesn't suit them, and doesn't stop the form. */
export function ZipCodeField() {
  const { register, formState } = useFormContext<SaveAddressInput>();
  const [province, zipCode] = useWatch<SaveAddressInput, ["province", "zip_code"]>({
    name: ["province", "zip_code"],
  });
  const { match, places, filled } = useZipFill();
  const doubt =
    zipCodeHint(zipCode, parseProvince(province)) ??
    (match.differs
      ? `Zip code ${zipCode} usually belongs to ${named(places)}. Is it right?`
      : null);
  return (
    <TextField
      label="Zip code"
      inputMode="numeric"
      autoComplete="shipping postal-code"
      hint={
        <span aria-live="polite" className={doubt ? "font-medium text-kunyit-700" : undefined}>
          {doubt ?? (filled ? filledWords(filled) : "5 digits. Fills in province and city.")}
        </span>
      }
      error={formState.errors.zip_code?.message}
      {...register("zip_code")}
    />
  );
}

function filledWords({ province, city }: Filled): string {
  const name = parseProvince(province)?.name ?? "";
  return city === ""
    ? `Filled in from zip code: ${name}. Choose the city.`
    : `Filled in from zip code: ${city}, ${name}`;
}

const choices = new Intl.ListFormat("en-GB", { type: "disjunction" });

function named(places: readonly ZipPlaceView[]): string {
  return choices.format(places.map(({ text }) => text));
}
