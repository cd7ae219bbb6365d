import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { formatProvince, parseProvince } from "#lib/fields/province-text.ts";
import { matchZip } from "#lib/places/match-zip.ts";
import type { ZipPlaceView } from "#lib/places/schema.ts";
import { zipCodeHint } from "#lib/shipping/postal-prefixes.ts";
import { useZipPlaces } from "./use-zip-places.ts";

/** Fills in province and city. Warns of a zip code that doesn't suit them, and doesn't stop the form. */
export function ZipCodeField() {
  const field = fieldsOf(useFormContext<SaveAddressInput>());
  const { province, zipCode, match, places, filled } = useZipFill();
  const warning =
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
        <span aria-live="polite" className={warning ? "font-medium text-kunyit-700" : undefined}>
          {warning ?? (filled ? filledWords(filled) : "5 digits. Fills in province and city.")}
        </span>
      }
      {...field("zip_code")}
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

const NO_PLACES: ZipPlaceView[] = [];

/** Values filled from a zip code. `city` is empty where several are possible. */
type Filled = { zipCode: string; province: string; city: string };

/** Fills province and city in from the zip code while they are empty and nobody types there. */
function useZipFill() {
  const { setValue, formState } = useFormContext<SaveAddressInput>();
  const [province, city, zipCode] = useWatch<SaveAddressInput, ["province", "city", "zip_code"]>({
    name: ["province", "city", "zip_code"],
  });
  const places = useZipPlaces(zipCode) ?? NO_PLACES;
  const provinceId = parseProvince(province)?.id ?? "";
  const match = matchZip(places, { provinceId, city });
  const [filled, setFilled] = useState<Filled | null>(null);
  const lastProvince = useRef(province);

  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the city changes: one that was cleared stays so.
  useEffect(() => {
    const isNewZip = lastProvince.current === province;
    lastProvince.current = province;
    // A province that was cleared stays so.
    if (isNewZip ? isTypingPlace() : province === "") return;
    const { fill } = match;
    if (!(fill.province || fill.city)) return;
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const next = fill.province
      ? formatProvince({ id: fill.province.id, name: fill.province.text })
      : province;
    setValue("province", next, options);
    if (fill.city) setValue("city", fill.city.text, options);
    setFilled({ zipCode, province: next, city: fill.city?.text ?? "" });
  }, [places, province]);

  const isFilled =
    filled !== null &&
    filled.zipCode === zipCode &&
    filled.province === province &&
    (filled.city === "" || filled.city === city);
  return { province, zipCode, match, places, filled: isFilled ? filled : null };
}

/** The focus is in a list of places, where a choice is about to be made. */
function isTypingPlace(): boolean {
  return document.activeElement?.getAttribute("role") === "combobox";
}
