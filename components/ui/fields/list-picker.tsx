"use client";

import { Select } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { type Ref, useId } from "react";
import { CONTROL_CLASS, describe, Field, type FieldText } from "./field.tsx";
import type { SelectOption } from "./select-field.tsx";

type ListPickerProps = FieldText & {
  name: string;
  options: readonly SelectOption[];
  placeholder: string;
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  required?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** A drop-down with its own list: at most 20rem high, then it scrolls (docs/pages.md#drop-down-lists). */
export function ListPicker({
  label,
  hint,
  error,
  name,
  options,
  placeholder,
  value,
  onChange,
  disabled = false,
  required = false,
  inputRef,
}: ListPickerProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      <Select.Root
        name={name}
        items={options}
        value={value === "" ? null : value}
        onValueChange={(chosen) => onChange(chosen ?? "")}
        disabled={disabled}
        inputRef={inputRef}
        modal={false}
      >
        <Select.Trigger
          {...describe(id, { hint, error })}
          className={`${CONTROL_CLASS} flex cursor-pointer items-center justify-between gap-2 text-left data-placeholder:text-abu`}
        >
          <Select.Value placeholder={placeholder} />
          <Select.Icon>
            <ChevronDown size={18} aria-hidden className="text-abu" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            sideOffset={4}
            alignItemWithTrigger={false}
            collisionPadding={12}
            className="z-40 outline-none"
          >
            <Select.Popup className="w-(--anchor-width) min-w-48 border border-abu bg-putih font-sans text-tinta outline-none">
              <Select.List className="max-h-[min(20rem,var(--available-height))] hiding-scroll-bar overflow-y-auto overscroll-contain py-1">
                {options.map((option) => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 outline-none select-none data-highlighted:bg-gading"
                  >
                    <Select.ItemText>{option.label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <Check size={18} aria-hidden className="text-soga-700" />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </Field>
  );
}
