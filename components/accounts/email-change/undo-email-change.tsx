"use client";

import { errorMessageOf } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { undoEmailChangeAnswer } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { resetHref } from "../auth-paths.ts";
import { EMAIL_CHANGE_WORDS } from "./email-change-words.ts";

function wordsFor(error: Error): string {
  return hasStatus(error, 409, 422) ? error.message : errorMessageOf(error);
}

/** Undoes a change of e-mail at the press of a button: a mail scanner that opens the link changes nothing. */
export function UndoEmailChange({ token }: { token: string }) {
  const words = useWords(EMAIL_CHANGE_WORDS);
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
          {words.undone(undo.data.data.email)}
        </Notice>
        <LinkButton href={resetHref()} size="large" full>
          {words.choosePassword}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ErrorNotice>{undo.error && wordsFor(undo.error)}</ErrorNotice>
      <Button size="large" full busy={undo.busy} onClick={() => undo.save()}>
        {words.undo}
      </Button>
    </div>
  );
}
