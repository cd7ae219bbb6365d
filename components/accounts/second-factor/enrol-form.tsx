"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { confirmFactorInput, type FactorSetup } from "#lib/accounts/second-factor/schema.ts";
import { FormNotice } from "../form-notice.tsx";
import { OwnPasswordField } from "../own-password-field.tsx";
import { CodeField } from "./code-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetupKey } from "./setup-key.tsx";
import { setupFailure, useConfirmFactor } from "./use-confirm-factor.ts";

type EnrolFormProps = {
  email: string;
  setup: FactorSetup;
  /** Whether an earlier app is replaced. */
  isReplacing: boolean;
  /** Whether an admin's rights wait for it. */
  isAwaited: boolean;
  returnPath: string;
};

/** Turns two-step sign-in on, or replaces the app, and then shows the recovery codes. */
export function EnrolForm(props: EnrolFormProps) {
  const { email, isReplacing, isAwaited, returnPath } = props;
  // Each rendering of the page has another key, and this one may be scanned already.
  const [setup] = useState(props.setup);
  const form = useForm({
    resolver: zodResolver(confirmFactorInput),
    defaultValues: { setup: setup.setup },
  });
  const confirm = useConfirmFactor(form);
  const { errors } = form.formState;
  if (confirm.data) {
    return <RecoveryCodes codes={confirm.data.data.recovery_codes} returnPath={returnPath} />;
  }
  const failure = setupFailure(confirm.error);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((input) => confirm.save(input))}
        className="flex flex-col gap-5"
      >
        {isAwaited ? (
          <Notice tone="warning">
            This shop's admins need two-step sign-in. The dashboard opens once it is on.
          </Notice>
        ) : null}
        <SetupKey setup={setup} />
        <FormNotice error={confirm.error} />
        {failure ? (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        ) : null}
        <TextField
          label={isReplacing ? "Code of the new app" : "Code of your authenticator app"}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="6 digits, which the app shows after the scan"
          error={errors.code?.message}
          {...form.register("code")}
        />
        {isReplacing ? <CodeField name="present_code" label="Code of the present app" /> : null}
        <OwnPasswordField email={email} />
        <Button type="submit" size="large" full busy={confirm.busy}>
          {isReplacing ? "Use the new app" : "Turn on"}
        </Button>
      </form>
    </FormProvider>
  );
}
