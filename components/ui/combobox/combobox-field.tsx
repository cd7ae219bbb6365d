"use client";

import { Combobox } from "@base-ui/react/combobox";
import { Check, ChevronDown } from "lucide-react";
import { type Ref, useId, useMemo, useState } from "react";
import { CONTROL_CLASS, describe, Field, type FieldText } from "../fields/field.tsx";
import type { SelectOption } from "../fields/select-field.tsx";
import { findOptions, type NamedOption } from "./find-options.ts";
import { useComboboxKeys } from "./use-combobox-keys.ts";

type ComboboxFieldProps = FieldText & {
  /** Name of the hidden input with the chosen value. */
  name: string;
  options: readonly NamedOption[];
  /** Options before anything is typed; all by default. */
  suggestions?: readonly NamedOption[];
  placeholder: string;
  /** Text of the list when no option matches. */
  emptyText: string;
  /** Label of the list and its button, for screen readers. */
  listLabel: string;
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** The attribute `autocomplete`. */
  autoComplete?: string;
  /** Ref of the focusable input. */
  inputRef?: Ref<HTMLInputElement>;
};

/** A select with search. Text that names no option is replaced by the last choice. */
export function ComboboxField({
  label,
  hint,
  error,
  name,
  options,
  suggestions = options,
  placeholder,
  emptyText,
  listLabel,
  value,
  onChange,
  onBlur,
  disabled = false,
  autoComplete,
  inputRef,
}: ComboboxFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = useMemo(
    () => (typed.trim() === "" ? suggestions : findOptions(options, typed)),
    [options, suggestions, typed],
  );
  function choose(chosen: NamedOption | null) {
    const next = chosen?.value ?? "";
    if (next !== value) onChange(next);
  }
  const keys = useComboboxKeys({ options, onChoose: choose, onBlur });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Combobox.Root
        name={name}
        items={options}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={choose}
        isItemEqualToValue={(one, other) => one.value === other.value}
        filteredItems={found}
        onInputValueChange={setTyped}
        autoComplete={autoComplete}
        disabled={disabled}
        autoHighlight
        {...keys.root}
      >
        <Combobox.InputGroup className="relative block">
          <Combobox.Input
            ref={inputRef}
            {...describe(id, { hint, error })}
            placeholder={placeholder}
            className={`${CONTROL_CLASS} pr-12 text-ellipsis`}
            {...keys.input}
          />
          <Combobox.Trigger
            aria-label={listLabel}
            className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center text-abu disabled:cursor-not-allowed"
          >
            <ChevronDown size={18} aria-hidden />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <ComboboxList label={listLabel} emptyText={emptyText} />
      </Combobox.Root>
    </Field>
  );
}

type ComboboxListProps = { label: string; emptyText: string };

/** The options of a combobox: at most 20rem high, then they scroll (docs/pages.md#drop-down-lists). */
function ComboboxList({ label, emptyText }: ComboboxListProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={4} collisionPadding={12} className="z-40 outline-none">
        <Combobox.Popup className="w-(--anchor-width) border border-abu bg-putih font-sans text-tinta outline-none">
          <Combobox.Empty>
            <p className="flex min-h-11 items-center px-3 py-2 text-abu">{emptyText}</p>
          </Combobox.Empty>
          <Combobox.List
            aria-label={label}
            className="max-h-[min(20rem,var(--available-height))] scroll-py-1 hiding-scroll-bar overflow-y-auto overscroll-contain py-1 outline-none data-empty:p-0"
          >
            {(option: SelectOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 py-2 outline-none select-none data-highlighted:bg-gading"
              >
                {option.label}
                <Combobox.ItemIndicator>
                  <Check size={18} aria-hidden className="text-soga-700" />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}
