"use client";

import { CheckedForm, useCheckedForm } from "#components/forms/checked-form.tsx";
import { errorMessageOf, hasNotice } from "#components/forms/error-messages.ts";
import { fieldsOf } from "#components/forms/fields-of.ts";
import { pathHere } from "#components/language/here.ts";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { useWords } from "#language";
import { joinedAnswer, joinForm } from "#lib/accounts/team/schema.ts";
import { ApiError } from "#lib/http/browser/client.ts";
import { words } from "#lib/language/words.ts";
import { ACCOUNT_WORDS } from "../account-words.ts";
import { loginHref } from "../auth-paths.ts";
import { clearEarlierCustomer } from "../clear-earlier-customer.ts";
import { FormNotice } from "../form-notice.tsx";
import { NewPasswordFields } from "../password/new-password-fields.tsx";

const DASHBOARD = "/dashboard";
/** An admin is asked for a second factor first, and may say "Not now" where the shop doesn't require it. */
const SECOND_FACTOR = `/auth/second-factor?next=${encodeURIComponent(DASHBOARD)}`;

/** Returns what is wrong with the link, which no field shows; null if it is something else. */
function linkError(error: unknown): string | null {
  return error instanceof ApiError ? (error.fields.token?.[0] ?? null) : null;
}

const WORDS = words({ join: "Join the team" }, { join: "Bergabung dengan tim" });

type JoinFormProps = { token: string; email: string; name: string };

/** Joins the team by an invitation's link: sets name and password, and leads to the dashboard. */
export function JoinForm({ token, email, name }: JoinFormProps) {
  const { name: nameLabel } = useWords(ACCOUNT_WORDS);
  const said = useWords(WORDS);
  const joining = useCheckedForm(joinForm, {
    defaultValues: { name },
    request: (input) => ({
      path: "/api/auth/invitation",
      answer: joinedAnswer,
      body: { token, ...input },
    }),
    errorMessage: (error) => (hasNotice(error) || linkError(error) ? null : errorMessageOf(error)),
    onSaved({ data: { role, signed_in } }) {
      clearEarlierCustomer();
      const inside = role === "admin" ? SECOND_FACTOR : DASHBOARD;
      window.location.assign(pathHere(signed_in ? inside : loginHref(DASHBOARD)));
    },
    leaves: true,
  });
  return (
    <CheckedForm saving={joining} submit={said.join}>
      <FormNotice error={joining.error} />
      <ErrorNotice>{linkError(joining.error)}</ErrorNotice>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField label={nameLabel} autoComplete="name" {...fieldsOf(joining.form)("name")} />
      <NewPasswordFields />
    </CheckedForm>
  );
}
