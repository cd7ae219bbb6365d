"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { OTP_LENGTH, otpInput } from "#lib/accounts/schema.ts";
import type { OtpStep } from "../auth-paths.ts";
import { FormNotice } from "../form-notice.tsx";
import { OtpField } from "./otp-field.tsx";
import { ResendCode } from "./resend-code.tsx";
import { useVerifyOtp } from "./use-verify-otp.ts";

type OtpFormProps = OtpStep & {
  /** Called instead of opening the next page. */
  onVerified?: () => void;
};

/** Takes the code. Another code can be requested after a wait. */
export function OtpForm({ onVerified, ...step }: OtpFormProps) {
  const form = useForm({ resolver: zodResolver(otpInput) });
  const verify = useVerifyOtp(form, step, onVerified);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => verify.save(input))}
        className="flex flex-col gap-5"
      >
        <FormNotice error={verify.error} />
        <OtpField hint={`${OTP_LENGTH} digits, good for 10 minutes`} />
        <Button type="submit" size="large" full busy={verify.busy}>
          Verify
        </Button>
      </form>
      <ResendCode {...step} />
    </FormProvider>
  );
}
