"use client";

import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { userAnswer } from "#lib/accounts/schema.ts";
import { otpHref } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { EMAIL_CHANGE_WORDS } from "./email-change-words.ts";

type PendingEmailProps = { email: string; pendingEmail: string };

/** Says that a new e-mail waits for its code, which can be entered, sent again, or given up. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const words = useWords(EMAIL_CHANGE_WORDS);
  const cancel = useSave({
    request: () => ({ path: "/api/user/email-change?_method=delete", answer: userAnswer }),
    successMessage: words.stays,
    // Also after an error: the change may have ended meanwhile.
    refreshes: () => true,
  });
  const codePage = otpHref({ email: pendingEmail, target: "verify-email", isReverifying: true });
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" className="flex flex-col gap-3">
        <span>
          {words.waits(pendingEmail)}
          <span className="block font-normal text-abu">{words.untilThen(email)}</span>
        </span>
        <span className="flex flex-wrap gap-2">
          <LinkButton href={codePage} variant="secondary">
            {words.enterCode}
          </LinkButton>
          <Button variant="quiet" busy={cancel.busy} onClick={() => cancel.save()}>
            {words.cancel}
          </Button>
        </span>
      </Notice>
      <FormNotice error={cancel.error} />
    </div>
  );
}
