import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";

type AccountFormProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (input: Output) => void;
  className?: string;
  children: ReactNode;
};

/** A form whose fields find it by useFormContext. It posts, so that without scripts no address holds a password. */
export function AccountForm<Input extends FieldValues, Output>({
  form,
  onSubmit,
  className = "flex flex-col gap-5",
  children,
}: AccountFormProps<Input, Output>) {
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => onSubmit(input))}
        className={className}
      >
        {children}
      </form>
    </FormProvider>
  );
}
