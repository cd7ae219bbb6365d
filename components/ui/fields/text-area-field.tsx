import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_CLASS, describe, Field, type FieldText } from "./field.tsx";

type TextAreaFieldProps = FieldText & Omit<ComponentProps<"textarea">, "id"> & { name: string };

/** Classes of an area that is as high as its text. */
export const GROWING_AREA = "field-sizing-content min-h-20 max-h-96";

export function TextAreaField({ label, hint, error, className, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} required={area.required}>
      <textarea
        rows={4}
        className={classNames(CONTROL_CLASS, "leading-relaxed", className)}
        {...describe(id, { hint, error })}
        {...area}
      />
    </Field>
  );
}
