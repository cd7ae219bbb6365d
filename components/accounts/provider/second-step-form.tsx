"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { CheckedForm } from "#components/forms/checked-form.tsx";
import { errorMessageOf } from "#components/forms/error-messages.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { type SecondStepInput, secondStepInput } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { CodeField } from "../second-factor/code-field.tsx";
import { SIGN_IN_WORDS } from "../sign-in/sign-in-words.tsx";
import { isSecondStep, useSignIn } from "../sign-in/use-sign-in.ts";

type SecondStepFormProps = { provider: string; returnPath: string };

/** Asks for the code of two-step sign-in after a provider's sign-in, and loads the next page in full. */
export function SecondStepForm({ provider, returnPath }: SecondStepFormProps) {
  const words = useWords(SIGN_IN_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  // No default values: text that was typed before hydration stays.
  const form = useForm({ resolver: zodResolver(secondStepInput) });
  const login = useSignIn<SecondStepInput>({
    path: "/api/auth/second-step",
    returnPath,
    form,
    onSecondStep: ({ message }) => form.setError("code", { message }, { shouldFocus: true }),
  });
  const { error } = login;
  return (
    <CheckedForm saving={{ ...login, form }} submit={said.login}>
      {error && !isSecondStep(error) && !hasStatus(error, 422) ? (
        <Notice tone="error" role="alert">
          {hasStatus(error, 401) ? error.message : errorMessageOf(error)}
        </Notice>
      ) : (
        <Notice role="status">{words.knowsYou(provider)}</Notice>
      )}
      <CodeField name="code" />
    </CheckedForm>
  );
}
