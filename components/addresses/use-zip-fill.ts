import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { formatProvince, parseProvince } from "#lib/fields/province-text.ts";
import { matchZip } from "#lib/places/match-zip.ts";
import type { ZipPlaceView } from "#lib/places/schema.ts";
import { useZipPlaces } from "./use-zip-places.ts";

const NO_PLACES: ZipPlaceView[] = [];

/** What was filled in, and from which zip code. `city` is empty where several are possible. */
export type Filled = { zipCode: string; province: string; city: string };

/** Fills province and city in from the zip code while they are empty and nobody types there. */
export function useZipFill() {
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
  return { match, places, filled: isFilled ? filled : null };
}

/** The focus is in a list of places, where a choice is about to be made. */
function isTypingPlace(): boolean {
  return document.activeElement?.getAttribute("role") === "combobox";
}
