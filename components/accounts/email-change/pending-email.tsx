"use client";

import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { userAnswer } from "#lib/accounts/schema.ts";
import { otpHref } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";

type PendingEmailProps = { email: string; pendingEmail: string };

/** Says that a new e-mail waits for its code, which can be entered, sent again, or given up. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const cancel = useSave({
    request: () => ({ path: "/api/user/email-change?_method=delete", answer: userAnswer }),
    successMessage: "Your email stays as it is",
    // Also after an error: the change may have ended meanwhile.
    refreshes: () => true,
  });
  const codePage = otpHref({ email: pendingEmail, target: "verify-email", isReverifying: true });
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" className="flex flex-col gap-3">
        <span>
          Your new email {pendingEmail} waits for its code.
          <span className="block font-normal text-abu">Until then it stays {email}.</span>
        </span>
        <span className="flex flex-wrap gap-2">
          <LinkButton href={codePage} variant="secondary">
            Enter the code
          </LinkButton>
          <Button variant="quiet" busy={cancel.busy} onClick={() => cancel.save()}>
            Cancel the change
          </Button>
        </span>
      </Notice>
      <FormNotice error={cancel.error} />
    </div>
  );
}
