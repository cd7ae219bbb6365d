"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { CheckedForm } from "#components/forms/checked-form.tsx";
import { errorMessageOf } from "#components/forms/error-messages.ts";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { PasswordField } from "#components/ui/fields/password-field.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { loginInput } from "#lib/accounts/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { say } from "#lib/language/spoken-language.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { EmailField } from "../email-field.tsx";
import { CodeField } from "../second-factor/code-field.tsx";
import { findSignInEmail } from "../sign-in-email.ts";
import { SIGN_IN_WORDS } from "./sign-in-words.tsx";
import { useLogin } from "./use-login.ts";
import { isSecondStep } from "./use-sign-in.ts";

/** A wrong password and an unknown e-mail get the same message, also from the server. */
function bannerFor(error: Error): string {
  if (hasStatus(error, 422)) return say(SIGN_IN_WORDS).wrong;
  return hasStatus(error, 401, 503) ? error.message : errorMessageOf(error);
}

type LoginFormProps = { returnPath: string; resetHref: string };

export function LoginForm({ returnPath, resetHref }: LoginFormProps) {
  const words = useWords(SIGN_IN_WORDS);
  const said = useWords(ACCOUNT_WORDS);
  // No default values: text that was typed before hydration stays.
  const form = useForm({ resolver: zodResolver(loginInput) });
  const field = fieldsOf(form);
  const login = useLogin(form, returnPath);
  const { getValues, setFocus, setValue } = form;

  useEffect(() => {
    const email = findSignInEmail();
    if (!email || getValues("email")) return;
    setValue("email", email);
    setFocus("password");
  }, [getValues, setFocus, setValue]);

  return (
    <CheckedForm saving={{ ...login, form }} submit={said.login}>
      <ErrorNotice>
        {login.error && !isSecondStep(login.error) ? bannerFor(login.error) : null}
      </ErrorNotice>
      <EmailField {...field("email")} />
      <div>
        <PasswordField
          label={said.password}
          autoComplete="current-password"
          {...field("password")}
        />
        <PageLink href={resetHref} className="tap-link text-sm">
          {words.forgot}
        </PageLink>
      </div>
      {login.asksCode ? <SecondStep /> : null}
    </CheckedForm>
  );
}

function SecondStep() {
  const words = useWords(SIGN_IN_WORDS);
  return (
    <>
      <Notice role="status">{words.asksCode}</Notice>
      <CodeField name="code" />
    </>
  );
}
