"use client";

import { useEffect, useState } from "react";
import { PhoneField } from "#components/addresses/phone-field.tsx";
import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { profileForm, type UserView, userAnswer } from "#lib/accounts/schema.ts";
import { normalizeEmail } from "#lib/fields/email.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { otpHref } from "../auth-paths.ts";
import { useSendCode } from "../codes/use-send-code.ts";
import { FormNotice } from "../form-notice.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import { PROFILE_WORDS } from "./profile-words.tsx";

/** Returns whether a save changed what the profile shows. A new e-mail still waits for its code. */
function isUpdated(before: UserView, after: UserView): boolean {
  return after.name !== before.name || after.phone_number !== before.phone_number;
}

type ProfileEditFormProps = { user: UserView; hasSecondFactor: boolean };

/** Saves the profile. A new e-mail gets a code, and the code page opens. */
export function ProfileEditForm({ user, hasSecondFactor }: ProfileEditFormProps) {
  const words = useWords(PROFILE_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const { navigate } = useNavigateAfterSave();
  const sendCode = useSendCode("edit-email");
  const update = useCheckedForm(profileForm(user.email), {
    request: (body) => ({ path: "/api/user?_method=patch", answer: userAnswer, body }),
    successMessage: ({ data }) => (isUpdated(user, data) ? words.updated : null),
    async onSaved(_answer, { email }) {
      if (email === user.email) return navigate("/auth/profile");
      // The profile is written either way; the next page can ask for the code again.
      await sendCode.saveAsync(email).catch(() => {});
      navigate(otpHref({ email, target: "verify-email", isReverifying: true }));
    },
    leaves: true,
  });
  const { form } = update;
  const field = fieldsOf(form);
  const [isNewEmail, setNewEmail] = useState(false);
  function noticeEmail(typed: string) {
    const email = normalizeEmail(typed);
    // An empty field is an error of its own, and changes no e-mail.
    setNewEmail(email !== "" && email !== normalizeEmail(user.email));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration.
  useEffect(() => noticeEmail(form.getValues("email")), []);

  return (
    <CheckedForm saving={update}>
      <TextField
        label={said.name}
        autoComplete="name"
        defaultValue={user.name}
        {...field("name")}
      />
      <TextField
        label={said.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={user.email}
        hint={words.emailHint}
        {...field("email", { onChange: ({ target }) => noticeEmail(target.value) })}
      />
      {isNewEmail ? (
        <PasswordField
          label={words.yourPassword}
          autoComplete="current-password"
          hint={words.passwordHint}
          {...field("password")}
        />
      ) : null}
      {isNewEmail && hasSecondFactor ? <CodeField name="code" /> : null}
      <PhoneField hint={words.phoneHint} defaultValue={user.phone_number} />
      <FormNotice error={update.error} />
      <div className="flex flex-wrap gap-3 pt-2">
        <Button type="submit" size="large" busy={update.busy}>
          {words.save}
        </Button>
        <LinkButton href="/auth/profile" variant="quiet" size="large">
          {said.cancel}
        </LinkButton>
      </div>
    </CheckedForm>
  );
}
