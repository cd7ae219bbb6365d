"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { CheckedForm } from "#components/forms/checked-form.tsx";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { type ResetEmailInput, resetEmailInput } from "#lib/accounts/schema.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { otpHref } from "../auth-paths.ts";
import { useSendCode } from "../codes/use-send-code.ts";
import { EmailField } from "../email-field.tsx";
import { FormNotice } from "../form-notice.tsx";
import { PASSWORD_WORDS } from "./password-words.ts";

/** Takes an e-mail address, and sends a code for a new password to it. */
export function ResetRequestForm({ returnPath }: { returnPath: string }) {
  const words = useWords(PASSWORD_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const { navigate } = useNavigateAfterSave();
  const sendCode = useSendCode("reset-password");
  const form = useForm({ resolver: zodResolver(resetEmailInput) });
  const busy = sendCode.isPending || sendCode.hasCode;
  const codePage = (email: string) => otpHref({ email, target: "password-reset", returnPath });

  function save({ email }: ResetEmailInput) {
    sendCode.request(
      email,
      () => navigate(codePage(email)),
      (error) => void showFieldErrors(error, form),
    );
  }

  return (
    <CheckedForm saving={{ form, save, busy }} submit={words.sendCode}>
      <FormNotice error={sendCode.error}>
        {" "}
        <PageLink href={codePage(sendCode.variables ?? "")} className="link">
          {said.haveCode}
        </PageLink>
      </FormNotice>
      <EmailField {...fieldsOf(form)("email")} />
    </CheckedForm>
  );
}
