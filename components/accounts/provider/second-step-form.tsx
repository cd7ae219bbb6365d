"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { failureWords } from "#components/forms/failure-words.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { secondStepInput } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { CodeField } from "../second-factor/code-field.tsx";
import { isSecondStep } from "../sign-in/use-login.ts";
import { useSecondStep } from "./use-second-step.ts";

type SecondStepFormProps = { provider: string; returnPath: string };

/** Asks for the code of two-step sign-in after a provider's sign-in. */
export function SecondStepForm({ provider, returnPath }: SecondStepFormProps) {
  // No default values: text that was typed before hydration stays.
  const form = useForm({ resolver: zodResolver(secondStepInput) });
  const { save, error, busy } = useSecondStep(form, returnPath);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => save(input))}
        className="flex flex-col gap-5"
      >
        {error && !isSecondStep(error) && !hasStatus(error, 422) ? (
          <Notice tone="error" role="alert">
            {hasStatus(error, 401) ? error.message : failureWords(error)}
          </Notice>
        ) : (
          <Notice role="status">
            {provider} knows you. One more step: this account also asks for a code.
          </Notice>
        )}
        <CodeField name="code" />
        <Button type="submit" size="large" full busy={busy}>
          Login
        </Button>
      </form>
    </FormProvider>
  );
}
