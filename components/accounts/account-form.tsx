import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { ScriptForm } from "#components/forms/script-form.tsx";

type AccountFormProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (input: Output) => void;
  className?: string;
  children: ReactNode;
};

/** A form whose fields find it by useFormContext. */
export function AccountForm<Input extends FieldValues, Output>({
  form,
  onSubmit,
  className = "flex flex-col gap-5",
  children,
}: AccountFormProps<Input, Output>) {
  return (
    <FormProvider {...form}>
      <ScriptForm onSubmit={form.handleSubmit((input) => onSubmit(input))} className={className}>
        {children}
      </ScriptForm>
    </FormProvider>
  );
}
