"use client";

import { errorMessageOf } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { undoEmailChangeAnswer } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { resetHref } from "../auth-paths.ts";

function wordsFor(error: Error): string {
  return hasStatus(error, 409, 422) ? error.message : errorMessageOf(error);
}

/** Undoes a change of e-mail at the press of a button: a mail scanner that opens the link changes nothing. */
export function UndoEmailChange({ token }: { token: string }) {
  const undo = useSave({
    request: () => ({
      path: "/api/undo-email-change",
      answer: undoEmailChangeAnswer,
      body: { token },
    }),
    errorMessage: null,
  });
  if (undo.data) {
    return (
      <div className="flex flex-col gap-6">
        <Notice tone="success" role="status">
          Your account is back at {undo.data.data.email}, and every device is signed out. Your old
          password doesn't work any more.
        </Notice>
        <LinkButton href={resetHref()} size="large" full>
          Choose a new password
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ErrorNotice>{undo.error && wordsFor(undo.error)}</ErrorNotice>
      <Button size="large" full busy={undo.busy} onClick={() => undo.save()}>
        Undo the change
      </Button>
    </div>
  );
}
