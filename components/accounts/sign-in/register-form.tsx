"use client";

import { PhoneField } from "#components/addresses/phone-field.tsx";
import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useLanguage } from "#language";
import { registerInput, userAnswer } from "#lib/accounts/schema.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { otpHref } from "../auth-paths.ts";
import { useSendCode } from "../codes/use-send-code.ts";
import { EmailField } from "../email-field.tsx";
import { FormNotice } from "../form-notice.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { AgreedTerms } from "./agreed-terms.tsx";
import { SIGN_IN_WORDS } from "./sign-in-words.tsx";

/** Registers an account, sends its code, and opens the code page. */
export function RegisterForm({ returnPath }: { returnPath: string }) {
  const language = useLanguage();
  const words = SIGN_IN_WORDS[language];
  const said = ACCOUNT_WORDS[language];
  const { navigate } = useNavigateAfterSave();
  const sendCode = useSendCode("register");
  const signUp = useCheckedForm(registerInput, {
    request: (body) => ({ path: "/api/auth/register", answer: userAnswer, body }),
    async onSaved({ data: { email } }) {
      // The account exists even if no code was sent: the code page can request another.
      await sendCode.saveAsync(email).catch(() => {});
      navigate(otpHref({ email, target: "verify-email", returnPath }));
    },
    leaves: true,
  });
  const field = fieldsOf(signUp.form);
  return (
    <CheckedForm saving={signUp} submit={words.register}>
      <EmailField {...field("email")} />
      <TextField label={said.name} autoComplete="name" {...field("name")} />
      <PhoneField hint={words.phoneHint(CARRIER_NAMES[language])} />
      <NewPasswordFields label={said.password} />
      <AgreedTerms act="byRegistering" />
      <FormNotice error={signUp.error} />
    </CheckedForm>
  );
}
