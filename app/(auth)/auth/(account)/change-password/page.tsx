import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { resetHref } from "#components/accounts/auth-paths.ts";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { ChangePasswordForm } from "#components/accounts/password/change-password-form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hasPassword } from "#lib/accounts/passwords/has-password.ts";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { requireActor, requireUser } from "#lib/http/caller/current-user.ts";
import { type PageQuery, returnPathOf } from "../../page-query.ts";

export const metadata: Metadata = { title: "Change Password" };

const PATH = "/auth/change-password";

export default async function ChangePasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const actor = await requireActor(PATH);
  const { restricted } = actor;
  const { id, email } = await requireUser(PATH);
  const returnPath = await returnPathOf(searchParams, "/auth/profile");
  return (
    <AccountPage
      title="Change password"
      lead="Every other device that is signed in to your account is signed out."
    >
      {restricted === "must-change-password" ? (
        <Notice tone="warning" className="mb-5">
          Your password was printed when it was made. Please choose one of your own: the dashboard
          opens afterwards.
        </Notice>
      ) : null}
      {(await hasPassword(actor)) ? null : (
        <Notice className="mb-5">
          Your account has no password yet. Get a code by email below to set one.
        </Notice>
      )}
      <ChangePasswordForm
        email={email}
        hasSecondFactor={await hasSecondFactor(id)}
        returnPath={returnPath}
      />
      <OtherWay
        question="Forgot it, or have none?"
        href={resetHref(returnPath)}
        label="Get a code by email"
      />
    </AccountPage>
  );
}
