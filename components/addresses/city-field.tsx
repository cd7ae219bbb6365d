import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { z } from "zod";
import { useFetched } from "#components/fetching/use-fetched.ts";
import { Button } from "#components/ui/button/button.tsx";
import { useWords } from "#language";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { parseProvince } from "#lib/fields/province-text.ts";
import { callApi } from "#lib/http/browser/client.ts";
import { matchZip } from "#lib/places/match-zip.ts";
import { placeView } from "#lib/places/schema.ts";
import { ADDRESS_WORDS } from "./address-words.ts";
import { PlaceField } from "./place-field.tsx";
import { cityOptions } from "./place-options.ts";
import { useZipPlaces } from "./use-zip-places.ts";

const places = z.object({ data: z.array(placeView) });

/** The cities of the chosen province; disabled without one. */
export function CityField() {
  const words = useWords(ADDRESS_WORDS);
  const { setFocus } = useFormContext<SaveAddressInput>();
  const [province, city, zipCode] = useWatch<SaveAddressInput, ["province", "city", "zip_code"]>({
    name: ["province", "city", "zip_code"],
  });
  const provinceId = parseProvince(province)?.id ?? "";
  const path = `/api/city?province_id=${encodeURIComponent(provinceId)}`;
  const cities = useFetched(path, (signal) => callApi("GET", path, places, { signal }), {
    enabled: provinceId !== "",
    freshMs: Infinity,
  });
  const zipPlaces = useZipPlaces(zipCode);
  const options = useMemo(() => {
    // Shows the form's city while the list loads.
    const names = cities.data?.data.map(({ text }) => text) ?? (city === "" ? [] : [city]);
    return cityOptions(names);
  }, [cities.data, city]);
  const suggestions = useMemo(() => {
    const possible = provinceId ? matchZip(zipPlaces ?? [], { provinceId, city }).cities : [];
    const names = new Set(possible.map(({ text }) => text));
    return names.size > 0 ? options.filter(({ value }) => names.has(value)) : options;
  }, [options, zipPlaces, provinceId, city]);

  async function loadAgain() {
    // The button disappears, so the focus moves to the field.
    if (await cities.refetch()) setFocus("city");
  }

  return (
    <div className="flex flex-col items-start gap-2 *:first:w-full">
      <PlaceField
        name="city"
        label={words.city}
        placeholder={
          province === ""
            ? words.selectProvinceFirst
            : cities.isPending
              ? words.loading
              : words.selectCity
        }
        autoComplete="shipping address-level2"
        options={options}
        suggestions={suggestions}
        hint={suggestions.length < options.length ? words.citiesOf(zipCode) : undefined}
        disabled={province === "" || cities.isPending}
        error={cities.error ? words.notLoaded : ""}
      />
      {cities.error ? (
        <Button variant="secondary" busy={cities.isFetching} onClick={() => void loadAgain()}>
          {words.loadAgain}
        </Button>
      ) : null}
    </div>
  );
}
