"use client";

import { useMemo } from "react";
import { useFormContext } from "react-hook-form";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import type { PlaceView } from "#lib/places/schema.ts";
import { PlaceField } from "./place-field.tsx";
import { provinceOptions } from "./place-options.ts";

/** The province. Another one clears the city. */
export function ProvinceField({ provinces }: { provinces: PlaceView[] }) {
  const { setValue } = useFormContext<SaveAddressInput>();
  const options = useMemo(() => provinceOptions(provinces), [provinces]);
  return (
    <PlaceField
      name="province"
      label="Province"
      placeholder="Select Province"
      autoComplete="shipping address-level1"
      options={options}
      onChosen={() => setValue("city", "")}
    />
  );
}
