"use client";

import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { otpHref } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { useSendCode } from "./use-send-code.ts";

/** Says that the e-mail isn't verified, and can send a code to it. */
export function VerifyEmail({ email }: { email: string }) {
  const { navigate } = useNavigateAfterSave();
  const sendCode = useSendCode("edit-email");
  const codePage = otpHref({ email, target: "verify-email", isReverifying: true });
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone="warning"
        className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6"
      >
        <span className="min-w-0">
          Your email isn't verified yet.
          <span className="block font-normal text-abu">We send a code to {email}.</span>
        </span>
        <Button
          variant="secondary"
          className="shrink-0"
          busy={sendCode.isPending || sendCode.hasCode}
          onClick={() => sendCode.request(email, () => navigate(codePage))}
        >
          Verify email
        </Button>
      </Notice>
      <FormNotice error={sendCode.error}>
        {" "}
        <PageLink href={codePage} className="link">
          I have a code already
        </PageLink>
      </FormNotice>
    </div>
  );
}
