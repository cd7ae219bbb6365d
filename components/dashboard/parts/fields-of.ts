import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from "react-hook-form";

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, "register" | "formState">;

/** Returns what gives a form's input its value and its error, by the field's name. */
export function fieldsOf<Values extends FieldValues>({ register, formState }: Form<Values>) {
  const { errors } = formState;
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const error: FieldError | undefined = get(errors, name);
    return { error: error?.message, ...register(name, options) };
  };
}
