"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { errorMessageOf, hasNotice } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
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
import { AccountForm } from "../account-form.tsx";
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
  const form = useForm({ resolver: zodResolver(ownerProof) });
  const renew = useSave({
    request: (body: OwnerProof) => ({
      path: "/api/auth/recovery-codes",
      answer: recoveryCodesAnswer,
      body,
    }),
    form,
    errorMessage: wordsFor,
  });
  if (renew.data) return <RecoveryCodes codes={renew.data.data.recovery_codes} returnPath={PAGE} />;
  return (
    <ProofForm email={email} form={form} error={renew.error} onSubmit={renew.save}>
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
  const form = useForm({ resolver: zodResolver(ownerProof) });
  const { navigate } = useNavigateAfterSave();
  const removal = useSave({
    request: (body: OwnerProof) => ({
      path: "/api/auth/second-factor?_method=delete",
      answer: messageAnswer,
      body,
    }),
    form,
    successMessage: words.turnedOff,
    errorMessage: wordsFor,
    onSaved: () => navigate(PAGE),
    leaves: true,
  });
  return (
    <ProofForm email={email} form={form} error={removal.error} onSubmit={removal.save}>
      <Button type="submit" variant="danger" busy={removal.busy}>
        {said.turnOff}
      </Button>
    </ProofForm>
  );
}

type ProofFormProps = {
  email: string;
  form: UseFormReturn<OwnerProof>;
  error: unknown;
  onSubmit: (proof: OwnerProof) => void;
  /** The button that sends the form. */
  children: ReactNode;
};

/** Asks for password and code before two-step sign-in changes. */
function ProofForm({ email, form, error, onSubmit, children }: ProofFormProps) {
  const said = useWords(ACCOUNT_WORDS);
  return (
    <AccountForm form={form} onSubmit={onSubmit}>
      <FormNotice error={error} />
      <OwnPasswordField email={email} />
      <CodeField name="code" />
      <div className="flex flex-wrap gap-3">
        {children}
        <LinkButton href={PAGE} variant="quiet">
          {said.cancel}
        </LinkButton>
      </div>
    </AccountForm>
  );
}
