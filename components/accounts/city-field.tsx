"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "#components/ui/select-field.tsx";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { parseProvince } from "#lib/shipping/schema.ts";
import { useCities } from "./use-cities.ts";

/** The cities of the province that the form holds; disabled until there is one. */
export function CityField() {
  const { register, formState } = useFormContext<SaveAddressInput>();
  const province = useWatch<SaveAddressInput, "province">({ name: "province" });
  const cities = useCities(parseProvince(province)?.id ?? "");
  const unloaded = cities.isError ? "The cities can't be loaded. Choose the province again." : "";
  return (
    <SelectField
      label="City"
      // A new list is a new control: the browser then shows the value that the form holds.
      key={cities.dataUpdatedAt}
      placeholder={placeholderFor(province, cities.isPending)}
      disabled={province === "" || cities.isPending}
      autoComplete="shipping address-level2"
      options={(cities.data?.data ?? []).map(({ text }) => ({ value: text, label: text }))}
      error={formState.errors.city?.message || unloaded}
      {...register("city")}
    />
  );
}

function placeholderFor(province: string, isPending: boolean): string {
  if (province === "") return "Select Province First";
  return isPending ? "Loading cities …" : "Select City";
}
