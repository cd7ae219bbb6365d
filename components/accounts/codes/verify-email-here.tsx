import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { waitSeconds } from "#components/forms/error-messages.ts";
import { Button } from "#components/ui/button/button.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { useWords } from "#language";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { FormNotice } from "../form-notice.tsx";
import { CODE_WORDS } from "./code-words.ts";
import { OtpForm } from "./otp-form.tsx";
import { useSendCode } from "./use-send-code.ts";

type VerifyEmailHereProps = {
  email: string;
  /** Hint at the demo shop's mail. */
  mailHint: ReactNode;
};

/** Sends a code and takes it on the same page, so that nothing typed there is lost. Then refreshes the page. */
export function VerifyEmailHere({ email, mailHint }: VerifyEmailHereProps) {
  const said = useWords(ACCOUNT_WORDS);
  const words = useWords(CODE_WORDS);
  const router = useRouter();
  const sendCode = useSendCode("edit-email");
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The button is gone, so the focus moves to the code's field.
  useEffect(() => {
    if (asked) box.current?.querySelector("input")?.focus();
  }, [asked]);

  function verified() {
    toast.success(words.verified);
    // The refreshed page has no form that the focus could stay in.
    document.getElementById("main")?.focus({ preventScroll: true });
    router.refresh();
  }

  if (asked) {
    return (
      <div ref={box} className="flex max-w-md flex-col gap-4 font-normal text-tinta">
        {mailHint}
        <p>
          {said.weSent}
          {email}.
        </p>
        <OtpForm email={email} target="verify-email" isReverifying onVerified={verified} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <FormNotice error={sendCode.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={sendCode.isPending}
          onClick={() => sendCode.request(email, () => setAsked(true))}
        >
          {said.verifyEmail}
        </Button>
        {waitSeconds(sendCode.error) === null ? null : (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            {said.haveCode}
          </Button>
        )}
      </div>
    </div>
  );
}
