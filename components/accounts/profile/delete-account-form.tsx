"use client";

import { resetCheckout } from "#components/fetching/checkout-storage.ts";
import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { conflictMessage, errorMessageOf, hasNotice } from "#components/forms/error-messages.ts";
import { pathHere } from "#components/language/here.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { deleteAccountInput } from "#lib/privacy/schema.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { FormNotice } from "../form-notice.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import { PROFILE_WORDS } from "./profile-words.tsx";

type DeleteAccountFormProps = { email: string; hasSecondFactor: boolean };

/** Deletes the account, forgets what this browser held, and leaves for /home. */
export function DeleteAccountForm({ email, hasSecondFactor }: DeleteAccountFormProps) {
  const words = useWords(PROFILE_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const deletion = useCheckedForm(deleteAccountInput, {
    request: (body) => ({ path: "/api/user", method: "DELETE", answer: messageAnswer, body }),
    successMessage: words.deleted,
    errorMessage: (error) => {
      if (hasNotice(error)) return null;
      return hasStatus(error, 409) ? conflictMessage(error) : errorMessageOf(error);
    },
    onSaved() {
      resetCheckout();
      // A new document: nothing in this page's memory outlives the account.
      window.location.assign(pathHere("/home"));
    },
    leaves: true,
  });
  return (
    <CheckedForm saving={deletion}>
      <FormNotice error={deletion.error} />
      <ErrorNotice>{hasStatus(deletion.error, 409) ? deletion.error.message : null}</ErrorNotice>
      <OwnPasswordField email={email} />
      {hasSecondFactor ? <CodeField name="code" /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={deletion.busy}>
          {words.deleteMine}
        </Button>
        <LinkButton href="/auth/profile" variant="quiet">
          {said.keepIt}
        </LinkButton>
      </div>
    </CheckedForm>
  );
}
