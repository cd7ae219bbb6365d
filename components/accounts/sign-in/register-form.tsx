"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { PhoneField } from "#components/addresses/phone-field.tsx";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { type RegisterInput, registerInput, userAnswer } from "#lib/accounts/schema.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { AccountForm } from "../account-form.tsx";
import { otpHref } from "../auth-paths.ts";
import { useSendCode } from "../codes/use-send-code.ts";
import { EmailField } from "../email-field.tsx";
import { FormNotice } from "../form-notice.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";
import { AgreedTerms } from "./agreed-terms.tsx";

/** Registers an account, sends its code, and opens the code page. */
export function RegisterForm({ returnPath }: { returnPath: string }) {
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
      <TextField label="Name" autoComplete="name" {...field("name")} />
      <PhoneField hint={`For the ${CARRIER_NAMES.en} courier, e.g. 0812 3456 7890`} />
      <NewPasswordFields label="Password" />
      <AgreedTerms act="By registering" />
      <FormNotice error={signUp.error} />
      <Button type="submit" size="large" full busy={signUp.busy}>
        Register
      </Button>
    </AccountForm>
  );
}
