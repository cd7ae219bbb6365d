"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { changePasswordInput } from "#lib/accounts/schema.ts";
import { FormNotice } from "../form-notice.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useChangePassword } from "./use-change-password.ts";

type ChangePasswordFormProps = { email: string; hasSecondFactor: boolean; returnPath: string };

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, hasSecondFactor, returnPath } = props;
  const form = useForm({ resolver: zodResolver(changePasswordInput) });
  const change = useChangePassword(form, returnPath);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => change.save(input))}
        className="flex flex-col gap-5"
      >
        <FormNotice error={change.error} />
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Present password"
          autoComplete="current-password"
          error={form.formState.errors.current_password?.message}
          {...form.register("current_password")}
        />
        {hasSecondFactor ? <CodeField name="code" /> : null}
        <NewPasswordFields />
        <Button type="submit" size="large" full busy={change.busy}>
          Change password
        </Button>
      </form>
    </FormProvider>
  );
}
