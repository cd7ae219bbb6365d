"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { type ChangePasswordInput, changePasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { AccountForm } from "../account-form.tsx";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { FormNotice } from "../form-notice.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PASSWORD_WORDS } from "./password-words.ts";

type ChangePasswordFormProps = { email: string; hasSecondFactor: boolean; returnPath: string };

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, hasSecondFactor, returnPath } = props;
  const words = useWords(PASSWORD_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const form = useForm({ resolver: zodResolver(changePasswordInput) });
  const { navigate } = useNavigateAfterSave();
  const change = useSave({
    request: (body: ChangePasswordInput) => ({
      path: "/api/auth/password",
      answer: messageAnswer,
      body,
    }),
    form,
    successMessage: words.changed,
    onSaved: () => navigate(returnPath),
    leaves: true,
  });
  return (
    <AccountForm form={form} onSubmit={change.save}>
      <FormNotice error={change.error} />
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.present}
        autoComplete="current-password"
        {...fieldsOf(form)("current_password")}
      />
      {hasSecondFactor ? <CodeField name="code" /> : null}
      <NewPasswordFields />
      <Button type="submit" size="large" full busy={change.busy}>
        {said.changePassword}
      </Button>
    </AccountForm>
  );
}
