"use client";

import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { otpHref } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { useCancelEmailChange } from "./use-cancel-email-change.ts";

type PendingEmailProps = { email: string; pendingEmail: string };

/** Says that a new e-mail waits for its code, which can be entered, sent again, or given up. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const cancel = useCancelEmailChange();
  const codePage = otpHref({ email: pendingEmail, target: "verify-email", isReverifying: true });
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" className="flex flex-col gap-3">
        <span className="break-words">
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
