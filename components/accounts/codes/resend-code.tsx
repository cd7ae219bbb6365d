import { useEffect, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import type { CodePurpose } from "#lib/accounts/schema.ts";
import { RESEND_SECONDS } from "#lib/limits/browser-limits.ts";
import type { OtpStep } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { CODE_WORDS } from "./code-words.ts";
import { readHold } from "./resend-hold.ts";
import { useSendCode } from "./use-send-code.ts";

function purposeOf({ target, isReverifying }: OtpStep): CodePurpose {
  if (target === "password-reset") return "reset-password";
  return isReverifying ? "edit-email" : "register";
}

/** Requests another code after the wait since the last one. */
export function ResendCode(step: OtpStep) {
  const words = useWords(CODE_WORDS);
  const sendCode = useSendCode(purposeOf(step));
  const { left, note } = useHold(step.email);
  const isWaiting = left > 0;
  return (
    <div className="mt-6 flex flex-col items-start gap-3 border-t border-garis pt-4">
      {note ? <Notice role="status">{note}</Notice> : null}
      {isWaiting ? null : <FormNotice error={sendCode.error} />}
      <Button
        variant="quiet"
        className="-ml-5 tabular-nums aria-disabled:text-abu aria-disabled:no-underline!"
        busy={sendCode.isPending}
        // Not `disabled`, so that it keeps the focus while it counts down.
        aria-disabled={isWaiting || sendCode.isPending}
        onClick={() => isWaiting || sendCode.save(step.email)}
      >
        {isWaiting
          ? words.resendIn(left > RESEND_SECONDS ? clock(left) : words.seconds(left))
          : words.resend}
      </Button>
    </div>
  );
}

/** 125 → "2:05" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Polls the stored time, which use-send-code.ts sets. */
const LOOK_MS = 250;

function useHold(email: string): { left: number; note: string | null } {
  // Most visitors have just been sent a code, so the server renders the full wait.
  const [left, setLeft] = useState(RESEND_SECONDS);
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const hold = readHold(email);
      setLeft(hold.left);
      setNote(hold.note);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [email]);
  return { left, note };
}
