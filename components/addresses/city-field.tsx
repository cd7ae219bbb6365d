"use client";

import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { parseProvince } from "#lib/shipping/schema.ts";
import { PlaceField } from "./place-field.tsx";
import { useCities } from "./use-cities.ts";

/** The cities of the chosen province; disabled without one. */
export function CityField() {
  const { setFocus } = useFormContext<SaveAddressInput>();
  const [province, city] = useWatch<SaveAddressInput, ["province", "city"]>({
    name: ["province", "city"],
  });
  const cities = useCities(parseProvince(province)?.id ?? "");
  const options = useMemo(() => {
    // Shows the form's city while the list loads.
    const names = cities.data?.data.map(({ text }) => text) ?? (city === "" ? [] : [city]);
    return names.map((name) => ({ value: name, label: name }));
  }, [cities.data, city]);

  async function loadAgain() {
    // The button disappears, so the focus moves to the field.
    if ((await cities.refetch()).isSuccess) setFocus("city");
  }

  return (
    <div className="flex flex-col items-start gap-2 *:first:w-full">
      <PlaceField
        name="city"
        label="City"
        placeholder={placeholderFor(province, cities.isPending)}
        autoComplete="shipping address-level2"
        options={options}
        disabled={province === "" || cities.isPending}
        error={cities.isError ? "The cities can't be loaded." : ""}
      />
      {cities.isError ? (
        <Button variant="secondary" busy={cities.isFetching} onClick={() => void loadAgain()}>
          Load the cities again
        </Button>
      ) : null}
    </div>
  );
}

function placeholderFor(province: string, isPending: boolean): string {
  if (province === "") return "Select Province First";
  return isPending ? "Loading cities …" : "Select City";
}
