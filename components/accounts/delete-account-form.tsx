"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { hasStatus } from "#lib/http/client.ts";
import { deleteAccountInput } from "#lib/privacy/schema.ts";
import { FormNotice } from "./form-notice.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

export function DeleteAccountForm({ email }: { email: string }) {
  const form = useForm({ resolver: zodResolver(deleteAccountInput) });
  const deletion = useDeleteAccount(form);
  return (
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
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="To be sure that it is you"
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={deletion.busy}>
          Delete my account
        </Button>
        <LinkButton href="/auth/profile" variant="quiet">
          Keep it
        </LinkButton>
      </div>
    </form>
  );
}
