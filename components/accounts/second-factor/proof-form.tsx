"use client";

import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import type { OwnerProof } from "#lib/accounts/second-factor/schema.ts";
import { FormNotice } from "../form-notice.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { CodeField } from "./code-field.tsx";

type ProofFormProps = {
  email: string;
  form: UseFormReturn<OwnerProof>;
  error: unknown;
  onSubmit: (proof: OwnerProof) => void;
  /** The button that sends the form. */
  children: ReactNode;
};

/** Asks for password and code before two-step sign-in changes. */
export function ProofForm({ email, form, error, onSubmit, children }: ProofFormProps) {
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(onSubmit)}
        className="flex flex-col gap-5"
      >
        <FormNotice error={error} />
        <OwnPasswordField email={email} />
        <CodeField name="code" />
        <div className="flex flex-wrap gap-3">
          {children}
          <LinkButton href="/auth/second-factor" variant="quiet">
            Cancel
          </LinkButton>
        </div>
      </form>
    </FormProvider>
  );
}
