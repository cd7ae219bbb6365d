import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_CLASS, describe, Field, type FieldText } from "./field.tsx";

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, "id"> & { name: string };

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={input.required}>
      <input
        type="text"
        className={classNames(CONTROL_CLASS, className)}
        {...describe(id, { hint, error })}
        {...input}
      />
    </Field>
  );
}
