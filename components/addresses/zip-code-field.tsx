import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useLanguage } from "#language";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { formatProvince, parseProvince } from "#lib/fields/province-text.ts";
import type { Language } from "#lib/language/languages.ts";
import type { Words } from "#lib/language/words.ts";
import { matchZip } from "#lib/places/match-zip.ts";
import type { ZipPlaceView } from "#lib/places/schema.ts";
import { zipCodeHint } from "#lib/shipping/postal-prefixes.ts";
import { ADDRESS_WORDS } from "./address-words.ts";
import { useZipPlaces } from "./use-zip-places.ts";

/** Fills in province and city. Warns of a zip code that doesn't suit them, and doesn't stop the form. */
export function ZipCodeField() {
  const language = useLanguage();
  const words = ADDRESS_WORDS[language];
  const field = fieldsOf(useFormContext<SaveAddressInput>());
  const { province, zipCode, match, places, filled } = useZipFill();
  const warning =
    zipCodeHint(zipCode, parseProvince(province), language) ??
    (match.differs ? words.usualCities(zipCode, named(places, language)) : null);
  return (
    <TextField
      label={words.zip}
      inputMode="numeric"
      autoComplete="shipping postal-code"
      hint={
        <span aria-live="polite" className={warning ? "font-medium text-kunyit-700" : undefined}>
          {warning ?? (filled ? words.filled(filled.city, provinceName(filled)) : words.zipHint)}
        </span>
      }
      {...field("zip_code")}
    />
  );
}

function provinceName({ province }: Filled): string {
  return parseProvince(province)?.name ?? "";
}

const CHOICES: Words<Intl.ListFormat> = {
  en: new Intl.ListFormat("en-GB", { type: "disjunction" }),
  id: new Intl.ListFormat("id-ID", { type: "disjunction" }),
};

function named(places: readonly ZipPlaceView[], language: Language): string {
  return CHOICES[language].format(places.map(({ text }) => text));
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
