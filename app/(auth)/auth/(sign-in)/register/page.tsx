import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { loginHref } from "#components/accounts/auth-paths.ts";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { ProviderForms } from "#components/accounts/provider/provider-forms.tsx";
import { AuthFrame } from "#components/accounts/sign-in/auth-frame.tsx";
import { RegisterForm } from "#components/accounts/sign-in/register-form.tsx";
import { listSignInProviders } from "#lib/auth/sign-in-providers.ts";
import { findCurrentUser } from "#lib/http/caller/current-user.ts";
import { type PageQuery, returnPathOf } from "../../page-query.ts";

export const metadata: Metadata = { title: "Register" };

export default async function RegisterPage({ searchParams }: { searchParams: PageQuery }) {
  const returnPath = await returnPathOf(searchParams);
  if (await findCurrentUser()) redirect(returnPath);
  return (
    <AuthFrame title="Register">
      <RegisterForm returnPath={returnPath} />
      <ProviderForms providers={listSignInProviders()} returnPath={returnPath} hasTerms />
      <OtherWay question="Already have an account?" href={loginHref(returnPath)} label="Login" />
    </AuthFrame>
  );
}
