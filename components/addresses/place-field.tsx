import { useController } from "react-hook-form";
import { ComboboxField } from "#components/ui/combobox/combobox-field.tsx";
import type { NamedOption } from "#components/ui/combobox/find-options.ts";
import { useWords } from "#language";
import type { SaveAddressInput } from "#lib/accounts/schema.ts";
import { ADDRESS_WORDS } from "./address-words.ts";

type PlaceFieldProps = {
  name: "province" | "city";
  label: string;
  options: readonly NamedOption[];
  /** Options before anything is typed. */
  suggestions?: readonly NamedOption[] | undefined;
  hint?: string | undefined;
  placeholder: string;
  /** An autofill token of the HTML standard. */
  autoComplete: string;
  disabled?: boolean;
  /** Shown while the field has no error. */
  error?: string;
  /** Called after another place was chosen. */
  onChosen?: () => void;
};

/** A place of the address form, found by typing. */
export function PlaceField({ name, error, onChosen, ...field }: PlaceFieldProps) {
  const words = useWords(ADDRESS_WORDS);
  const { field: control, fieldState } = useController<SaveAddressInput>({ name });
  return (
    <ComboboxField
      {...field}
      name={name}
      value={control.value}
      onChange={(chosen) => {
        control.onChange(chosen);
        onChosen?.();
      }}
      onBlur={control.onBlur}
      inputRef={control.ref}
      listLabel={words.choices}
      emptyText={words.notFound}
      error={fieldState.error?.message || error}
    />
  );
}
