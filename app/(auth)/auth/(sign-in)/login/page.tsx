import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { loginHref, registerHref, resetHref } from "#components/accounts/auth-paths.ts";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { ProviderForms } from "#components/accounts/provider/provider-forms.tsx";
import { SecondStepForm } from "#components/accounts/provider/second-step-form.tsx";
import { AuthFrame } from "#components/accounts/sign-in/auth-frame.tsx";
import { LoginForm } from "#components/accounts/sign-in/login-form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { readSignInNotice } from "#lib/auth/sign-in-notices.ts";
import { listSignInProviders } from "#lib/auth/sign-in-providers.ts";
import { findCurrentUser } from "#lib/http/caller/current-user.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

export const metadata: Metadata = { title: "Login" };

export default async function LoginPage({ searchParams }: { searchParams: PageQuery }) {
  const returnPath = await returnPathOf(searchParams);
  if (await findCurrentUser()) redirect(returnPath);
  const { step, notice, provider } = await searchParams;
  const providers = listSignInProviders();
  const asked = providers.find(({ id }) => id === firstOf(provider));
  if (asked && firstOf(step) === "code") {
    return (
      <AuthFrame title="Login">
        <SecondStepForm provider={asked.name} returnPath={returnPath} />
        <OtherWay question="Another way?" href={loginHref(returnPath)} label="Start again" />
      </AuthFrame>
    );
  }
  const words = asked ? readSignInNotice(firstOf(notice), asked.name) : null;
  return (
    <AuthFrame title="Login">
      <ErrorNotice className="mb-5">{words}</ErrorNotice>
      <LoginForm returnPath={returnPath} resetHref={resetHref(returnPath)} />
      <ProviderForms providers={providers} returnPath={returnPath} />
      <OtherWay question="New here?" href={registerHref(returnPath)} label="Create an account" />
    </AuthFrame>
  );
}
