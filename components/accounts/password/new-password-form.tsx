"use client";

import { useEffect, useState } from "react";
import { CART_BADGE } from "#components/cart/use-cart.ts";
import { refreshFetched } from "#components/fetching/fetched-data.ts";
import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { errorMessageOf, hasNotice } from "#components/forms/error-messages.ts";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { newPasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { say } from "#lib/language/spoken-language.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { loginHref, resetHref } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { dropResetCode, findResetCode, keepResetCode, type ResetCode } from "../reset-code.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PASSWORD_WORDS } from "./password-words.ts";

class IncompleteAddress extends Error {}

/** The code is used, expired or wrong. */
function isCodeRefused(error: unknown): boolean {
  if (!hasStatus(error, 422)) return false;
  return typeof error.body.errors === "string" || "otp" in error.fields || "email" in error.fields;
}

function wordsFor(error: Error): string | null {
  if (error instanceof IncompleteAddress) return say(PASSWORD_WORDS).oops;
  return hasNotice(error) ? null : errorMessageOf(error);
}

type NewPasswordFormProps = {
  /** From the page's address; empty where it has none. */
  address: ResetCode;
  returnPath: string;
};

/** Sets the new password by the code, then opens the log-in page. */
export function NewPasswordForm({ address, returnPath }: NewPasswordFormProps) {
  const words = useWords(PASSWORD_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const code = useResetCode(address);
  const { navigate } = useNavigateAfterSave();
  const reset = useCheckedForm(newPasswordInput, {
    request(input) {
      if (!code) throw new IncompleteAddress();
      const body = { ...code, ...input };
      return { path: "/api/auth/reset-password", answer: messageAnswer, body };
    },
    successMessage: words.changed,
    errorMessage: wordsFor,
    onSaved() {
      dropResetCode();
      // The server has ended all sessions of the account: the header has to know.
      void refreshFetched(CART_BADGE);
      navigate(loginHref(returnPath));
    },
    leaves: true,
  });
  const isIncomplete = code === null;
  return (
    <CheckedForm saving={reset} submit={said.changePassword}>
      <FormNotice error={reset.error} />
      {isIncomplete || isCodeRefused(reset.error) ? (
        <Notice tone="error" role="alert">
          {isIncomplete ? words.incomplete : said.wrongCode}{" "}
          <PageLink href={resetHref(returnPath)} className="link">
            {words.askAgain}
          </PageLink>
        </Notice>
      ) : null}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={code?.email ?? ""} readOnly hidden />
      <NewPasswordFields />
    </CheckedForm>
  );
}

/**
 * Returns the code for the new password: from the page's address, else the one that the code page
 * stored. Removes it from the address bar. Null for none, undefined until it is read.
 */
function useResetCode({ email, otp }: ResetCode): ResetCode | null | undefined {
  const [code, setCode] = useState<ResetCode | null>();

  useEffect(() => {
    const isInAddress = email !== "" || otp !== "";
    if (!isInAddress) return setCode(findResetCode());
    const isComplete = email !== "" && otp !== "";
    setCode(isComplete ? { email, otp } : null);
    if (isComplete && keepResetCode({ email, otp })) hideFromAddress();
  }, [email, otp]);

  return code;
}

function hideFromAddress(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete("email");
  address.searchParams.delete("otp");
  window.history.replaceState(null, "", address);
}
