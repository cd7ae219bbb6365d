"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { newPasswordInput } from "#lib/accounts/schema.ts";
import { resetHref } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import type { ResetCode } from "../reset-code.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useResetCode } from "./use-reset-code.ts";
import { isCodeRefused, useResetPassword } from "./use-reset-password.ts";

type NewPasswordFormProps = {
  /** From the page's address; empty where it has none. */
  address: ResetCode;
  returnPath: string;
};

export function NewPasswordForm({ address, returnPath }: NewPasswordFormProps) {
  const form = useForm({ resolver: zodResolver(newPasswordInput) });
  const code = useResetCode(address);
  const reset = useResetPassword(form, code, returnPath);
  const isIncomplete = code === null;
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => reset.save(input))}
        className="flex flex-col gap-5"
      >
        <FormNotice error={reset.error} />
        {isIncomplete || isCodeRefused(reset.error) ? (
          <Notice tone="error" role="alert">
            {isIncomplete ? "This address isn't complete." : "Invalid or expired OTP."}{" "}
            <PageLink href={resetHref(returnPath)} className="link">
              Ask for a new code
            </PageLink>
          </Notice>
        ) : null}
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={code?.email ?? ""} readOnly hidden />
        <NewPasswordFields />
        <Button type="submit" size="large" full busy={reset.busy}>
          Change password
        </Button>
      </form>
    </FormProvider>
  );
}
