"use client";

import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { changePasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
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
  const { navigate } = useNavigateAfterSave();
  const change = useCheckedForm(changePasswordInput, {
    request: (body) => ({ path: "/api/auth/password", answer: messageAnswer, body }),
    successMessage: words.changed,
    onSaved: () => navigate(returnPath),
    leaves: true,
  });
  return (
    <CheckedForm saving={change} submit={said.changePassword}>
      <FormNotice error={change.error} />
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.present}
        autoComplete="current-password"
        {...fieldsOf(change.form)("current_password")}
      />
      {hasSecondFactor ? <CodeField name="code" /> : null}
      <NewPasswordFields />
    </CheckedForm>
  );
}
