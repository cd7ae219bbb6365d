"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { PhoneField } from "#components/addresses/phone-field.tsx";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useLanguage } from "#language";
import { type RegisterInput, registerInput, userAnswer } from "#lib/accounts/schema.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { AccountForm } from "../account-form.tsx";
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
  // No default values: text that was typed before hydration stays.
  const form = useForm({ resolver: zodResolver(registerInput) });
  const field = fieldsOf(form);
  const { navigate } = useNavigateAfterSave();
  const sendCode = useSendCode("register");
  const signUp = useSave({
    request: (body: RegisterInput) => ({ path: "/api/auth/register", answer: userAnswer, body }),
    form,
    async onSaved({ data: { email } }) {
      // The account exists even if no code was sent: the code page can request another.
      await sendCode.saveAsync(email).catch(() => {});
      navigate(otpHref({ email, target: "verify-email", returnPath }));
    },
    leaves: true,
  });
  return (
    <AccountForm form={form} onSubmit={signUp.save}>
      <EmailField {...field("email")} />
      <TextField label={said.name} autoComplete="name" {...field("name")} />
      <PhoneField hint={words.phoneHint(CARRIER_NAMES[language])} />
      <NewPasswordFields label={said.password} />
      <AgreedTerms act="byRegistering" />
      <FormNotice error={signUp.error} />
      <Button type="submit" size="large" full busy={signUp.busy}>
        {words.register}
      </Button>
    </AccountForm>
  );
}
