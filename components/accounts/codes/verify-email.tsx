"use client";

import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { otpHref } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { CODE_WORDS } from "./code-words.ts";
import { useSendCode } from "./use-send-code.ts";

/** Says that the e-mail isn't verified, and can send a code to it. */
export function VerifyEmail({ email }: { email: string }) {
  const said = useWords(ACCOUNT_WORDS);
  const words = useWords(CODE_WORDS);
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
          {words.notVerified}
          <span className="block font-normal text-abu">{said.weSend(email)}</span>
        </span>
        <Button
          variant="secondary"
          className="shrink-0"
          busy={sendCode.isPending || sendCode.hasCode}
          onClick={() => sendCode.request(email, () => navigate(codePage))}
        >
          {said.verifyEmail}
        </Button>
      </Notice>
      <FormNotice error={sendCode.error}>
        {" "}
        <PageLink href={codePage} className="link">
          {said.haveCode}
        </PageLink>
      </FormNotice>
    </div>
  );
}
