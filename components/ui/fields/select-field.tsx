import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_CLASS, describe, Field, type FieldText } from "./field.tsx";

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldText &
  Omit<ComponentProps<"select">, "id" | "children"> & {
    name: string;
    options: readonly SelectOption[];
    /** A first option with an empty value. */
    placeholder?: string | undefined;
  };

export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={select.required}>
      <span className="relative block">
        <select
          className={classNames(CONTROL_CLASS, "appearance-none pr-10 text-ellipsis", className)}
          {...describe(id, { hint, error })}
          {...select}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-abu"
        />
      </span>
    </Field>
  );
}
