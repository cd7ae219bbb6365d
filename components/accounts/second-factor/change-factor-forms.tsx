"use client";

import type { ReactNode } from "react";
import { CheckedForm, type Saving, useCheckedForm } from "#components/forms/checked-form.tsx";
import { errorMessageOf, hasNotice } from "#components/forms/error-messages.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import {
  type OwnerProof,
  ownerProof,
  recoveryCodesAnswer,
} from "#lib/accounts/second-factor/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { FormNotice } from "../form-notice.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { FACTOR_WORDS } from "./factor-words.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

const PAGE = "/auth/second-factor";

function wordsFor(error: Error): string | null {
  if (hasNotice(error)) return null;
  return hasStatus(error, 403, 409) ? error.message : errorMessageOf(error);
}

/** Replaces the recovery codes, and shows the new ones. */
export function RenewCodesForm({ email }: { email: string }) {
  const words = useWords(FACTOR_WORDS);
  const renew = useCheckedForm(ownerProof, {
    request: (body) => ({ path: "/api/auth/recovery-codes", answer: recoveryCodesAnswer, body }),
    errorMessage: wordsFor,
  });
  if (renew.data) return <RecoveryCodes codes={renew.data.data.recovery_codes} returnPath={PAGE} />;
  return (
    <ProofForm email={email} saving={renew}>
      <Button type="submit" busy={renew.busy}>
        {words.getCodes}
      </Button>
    </ProofForm>
  );
}

/** Turns two-step sign-in off and opens its page. */
export function RemoveFactorForm({ email }: { email: string }) {
  const words = useWords(FACTOR_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  const { navigate } = useNavigateAfterSave();
  const removal = useCheckedForm(ownerProof, {
    request: (body) => ({
      path: "/api/auth/second-factor?_method=delete",
      answer: messageAnswer,
      body,
    }),
    successMessage: words.turnedOff,
    errorMessage: wordsFor,
    onSaved: () => navigate(PAGE),
    leaves: true,
  });
  return (
    <ProofForm email={email} saving={removal}>
      <Button type="submit" variant="danger" busy={removal.busy}>
        {said.turnOff}
      </Button>
    </ProofForm>
  );
}

type ProofFormProps = {
  email: string;
  saving: Saving<OwnerProof> & { error: unknown };
  /** The button that sends the form. */
  children: ReactNode;
};

/** Asks for password and code before two-step sign-in changes. */
function ProofForm({ email, saving, children }: ProofFormProps) {
  const said = useWords(ACCOUNT_WORDS);
  return (
    <CheckedForm saving={saving}>
      <FormNotice error={saving.error} />
      <OwnPasswordField email={email} />
      <CodeField name="code" />
      <div className="flex flex-wrap gap-3">
        {children}
        <LinkButton href={PAGE} variant="quiet">
          {said.cancel}
        </LinkButton>
      </div>
    </CheckedForm>
  );
}
