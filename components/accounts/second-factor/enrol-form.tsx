"use client";

import { useState } from "react";
import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { conflictMessage, errorMessageOf, hasNotice } from "#components/forms/error-messages.ts";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { CopyButton } from "#components/ui/button/copy-button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import {
  confirmFactorInput,
  type FactorSetup,
  recoveryCodesAnswer,
} from "#lib/accounts/second-factor/schema.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import { FormNotice } from "../form-notice.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { FACTOR_WORDS } from "./factor-words.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** Returns what is wrong with the page's key, which no field shows; null if it is something else. */
function setupError(error: unknown): string | null {
  return error instanceof ApiError ? (error.fields.setup?.[0] ?? null) : null;
}

function wordsFor(error: Error): string | null {
  if (hasNotice(error) || setupError(error)) return null;
  return hasStatus(error, 409) ? conflictMessage(error) : errorMessageOf(error);
}

type EnrolFormProps = {
  email: string;
  setup: FactorSetup;
  /** Replaces an earlier app. */
  isReplacing: boolean;
  /** An admin's rights wait for it. */
  isAwaited: boolean;
  returnPath: string;
};

/** Turns two-step sign-in on, or replaces the app, and then shows the recovery codes. */
export function EnrolForm(props: EnrolFormProps) {
  const { email, isReplacing, isAwaited, returnPath } = props;
  const words = useWords(FACTOR_WORDS);
  // Each rendering of the page has another key, and this one may be scanned already.
  const [setup] = useState(props.setup);
  const confirm = useCheckedForm(confirmFactorInput, {
    defaultValues: { setup: setup.setup },
    request: (body) => ({ path: "/api/auth/second-factor", answer: recoveryCodesAnswer, body }),
    successMessage: words.turnedOn,
    errorMessage: wordsFor,
  });
  if (confirm.data) {
    return <RecoveryCodes codes={confirm.data.data.recovery_codes} returnPath={returnPath} />;
  }
  const message = setupError(confirm.error);
  return (
    <CheckedForm saving={confirm} submit={isReplacing ? words.useNewApp : words.turnOn}>
      {isAwaited ? <Notice tone="warning">{words.awaited}</Notice> : null}
      <SetupKey setup={setup} />
      <FormNotice error={confirm.error} />
      <ErrorNotice>{message}</ErrorNotice>
      <TextField
        label={isReplacing ? words.newAppCode : words.appCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={words.appCodeHint}
        {...fieldsOf(confirm.form)("code")}
      />
      {isReplacing ? <CodeField name="present_code" label={words.presentAppCode} /> : null}
      <OwnPasswordField email={email} />
    </CheckedForm>
  );
}

/** The key for an authenticator app: as a QR code, as a link on the same phone, and as text. */
function SetupKey({ setup }: { setup: FactorSetup }) {
  const words = useWords(FACTOR_WORDS);
  return (
    <div className="flex flex-col gap-4 border border-garis bg-putih p-5">
      <p>{words.scan}</p>
      <img src={setup.qr} alt={words.qr} width={220} height={220} className="size-55 self-center" />
      <p>
        {words.onSamePhone}{" "}
        <a href={setup.uri} className="tap-link">
          {words.openWithKey}
        </a>
      </p>
      <p>{words.typeKey}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 font-mono wrap-break-word">{inGroups(setup.key)}</code>
        <CopyButton value={setup.key} what={words.theKey} message={words.copied} />
      </div>
    </div>
  );
}

/** "ABCDEFGH" → "ABCD EFGH", which apps read as well. */
function inGroups(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
