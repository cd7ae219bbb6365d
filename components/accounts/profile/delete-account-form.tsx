"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hasStatus } from "#lib/http/browser/client.ts";
import { deleteAccountInput } from "#lib/privacy/schema.ts";
import { FormNotice } from "../form-notice.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

type DeleteAccountFormProps = { email: string; hasSecondFactor: boolean };

export function DeleteAccountForm({ email, hasSecondFactor }: DeleteAccountFormProps) {
  const form = useForm({ resolver: zodResolver(deleteAccountInput) });
  const deletion = useDeleteAccount(form);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => deletion.save(input))}
        className="flex flex-col gap-5"
      >
        <FormNotice error={deletion.error} />
        {hasStatus(deletion.error, 409) ? (
          <Notice tone="error" role="alert">
            {deletion.error.message}
          </Notice>
        ) : null}
        <OwnPasswordField email={email} />
        {hasSecondFactor ? <CodeField name="code" /> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={deletion.busy}>
            Delete my account
          </Button>
          <LinkButton href="/auth/profile" variant="quiet">
            Keep it
          </LinkButton>
        </div>
      </form>
    </FormProvider>
  );
}
