import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { Button } from "#components/ui/button/button.tsx";
import { ScriptForm } from "./script-form.tsx";
import { type SaveOptions, type SaveRequest, useSave } from "./use-save.ts";

/**
 * Returns a form that a schema checks, with what saves it. Without default values its fields keep text that was typed
 * before hydration.
 */
export function useCheckedForm<Input extends FieldValues, Output, Asked extends SaveRequest | null>(
  schema: z.ZodType<Output, Input>,
  options: SaveOptions<Output, Asked> & { defaultValues?: DefaultValues<Input> },
) {
  const { defaultValues, ...save } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    ...(defaultValues && { defaultValues }),
  });
  return { ...useSave<Output, Asked>({ ...save, form }), form };
}

export type Saving<Input extends FieldValues, Output = Input> = {
  form: UseFormReturn<Input, unknown, Output>;
  save: (input: Output) => void;
  busy: boolean;
};

type CheckedFormProps<Input extends FieldValues, Output> = {
  saving: Saving<Input, Output>;
  /** Words of the button at the end; a form without them has its own. */
  submit?: string;
  className?: string;
  children: ReactNode;
};

/** A form whose fields find it by useFormContext. */
export function CheckedForm<Input extends FieldValues, Output>({
  saving: { form, save, busy },
  submit,
  className = "flex flex-col gap-5",
  children,
}: CheckedFormProps<Input, Output>) {
  return (
    <FormProvider {...form}>
      <ScriptForm onSubmit={form.handleSubmit((input) => save(input))} className={className}>
        {children}
        {submit ? (
          <Button type="submit" size="large" full busy={busy}>
            {submit}
          </Button>
        ) : null}
      </ScriptForm>
    </FormProvider>
  );
}
