import type { Metadata } from "next";
import { loginHref } from "#components/accounts/auth-paths.ts";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { ProviderForms } from "#components/accounts/provider/provider-forms.tsx";
import { AuthFrame } from "#components/accounts/sign-in/auth-frame.tsx";
import { RegisterForm } from "#components/accounts/sign-in/register-form.tsx";
import { listSignInProviders } from "#lib/auth/sign-in-providers.ts";
import { findCurrentUser } from "#lib/http/caller/current-user.ts";
import { readLanguage, redirectInLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { type PageQuery, returnPathOf } from "../../page-query.ts";

const WORDS = words(
  { hasAccount: "Already have an account?", login: "Login", pageTitle: "Register" },
  { hasAccount: "Sudah punya akun?", login: "Masuk", pageTitle: "Daftar" },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function RegisterPage({ searchParams }: { searchParams: PageQuery }) {
  const returnPath = await returnPathOf(searchParams);
  if (await findCurrentUser()) await redirectInLanguage(returnPath);
  const said = WORDS[await readLanguage()];
  return (
    <AuthFrame title={said.pageTitle}>
      <RegisterForm returnPath={returnPath} />
      <ProviderForms providers={listSignInProviders()} returnPath={returnPath} hasTerms />
      <OtherWay question={said.hasAccount} href={loginHref(returnPath)} label={said.login} />
    </AuthFrame>
  );
}
