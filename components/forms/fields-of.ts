import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "register" | "formState">;

/** Props that an input takes from its form. */
export type FieldProps = UseFormRegisterReturn & { error: string | undefined };

/**
 * Returns what gives a form's input its value and its error, by the field's name. The first field with an
 * error gets the focus, in the order of these calls: call it for all fields of a form in one component.
 */
export function fieldsOf<Values extends FieldValues>({ register, formState }: Form<Values>) {
  const { errors } = formState;
  return <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ): FieldProps => {
    const error: FieldError | undefined = get(errors, name);
    return { error: error?.message, ...register(name, options) };
  };
}
