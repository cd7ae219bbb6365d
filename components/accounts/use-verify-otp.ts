"use client";

import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { toast } from "#components/ui/toast.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { messageAnswer, type OtpInput } from "#lib/accounts/schema.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
import { afterOtpHref, type OtpStep } from "./auth-paths.ts";
import { failureWords } from "./failure-words.ts";
import { hasNotice } from "./form-notice.tsx";

const WRONG = "Invalid or expired OTP.";

/** Verifies the code and opens the page that follows. */
export function useVerifyOtp(form: UseFormReturn<OtpInput>, step: OtpStep) {
  const goOn = useGoOn();
  return useMutation({
    mutationFn: ({ otp }: OtpInput) =>
      callApi("POST", "/api/verify-otp", messageAnswer, { body: { email: step.email, otp } }),
    onSuccess(_answer, { otp }) {
      goOn(afterOtpHref(step, otp));
    },
    onError(error) {
      if (hasNotice(error)) return;
      const isRefused = error instanceof ApiError && error.status === 422;
      if (isRefused) form.setError("otp", { message: WRONG }, { shouldFocus: true });
      const said = isRefused ? error.body.errors : undefined;
      toast.error(typeof said === "string" ? said : failureWords(error));
    },
  });
}
