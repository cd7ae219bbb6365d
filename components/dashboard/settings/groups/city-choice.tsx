import { useController } from "react-hook-form";
import { cityOptions } from "#components/addresses/place-options.ts";
import { ComboboxField } from "#components/ui/combobox/combobox-field.tsx";

type CityChoiceProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  cities: readonly string[];
};

/** A city of GET /api/city, found by typing. */
export function CityChoice({ name, label, hint, cities }: CityChoiceProps) {
  const { field, fieldState } = useController({ name });
  return (
    <ComboboxField
      name={name}
      label={label}
      hint={hint}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      options={cityOptions(cities)}
      placeholder="Pilih kota"
      listLabel="Kota"
      emptyText="Tidak ada kota dengan nama itu."
      error={fieldState.error?.message}
    />
  );
}
