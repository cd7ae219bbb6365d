import type { Metadata } from "next";
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
import { readLanguage, redirectInLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

const WORDS = words(
  {
    another: "Another way?",
    create: "Create an account",
    isNew: "New here?",
    pageTitle: "Login",
    startAgain: "Start again",
  },
  {
    another: "Cara lain?",
    create: "Buat akun",
    isNew: "Baru di sini?",
    pageTitle: "Masuk",
    startAgain: "Ulangi dari awal",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function LoginPage({ searchParams }: { searchParams: PageQuery }) {
  const returnPath = await returnPathOf(searchParams);
  if (await findCurrentUser()) await redirectInLanguage(returnPath);
  const language = await readLanguage();
  const said = WORDS[language];
  const { step, notice, provider } = await searchParams;
  const providers = listSignInProviders();
  const asked = providers.find(({ id }) => id === firstOf(provider));
  if (asked && firstOf(step) === "code") {
    return (
      <AuthFrame title={said.pageTitle}>
        <SecondStepForm provider={asked.name} returnPath={returnPath} />
        <OtherWay question={said.another} href={loginHref(returnPath)} label={said.startAgain} />
      </AuthFrame>
    );
  }
  const problem = asked ? readSignInNotice(firstOf(notice), asked.name, language) : null;
  return (
    <AuthFrame title={said.pageTitle}>
      <ErrorNotice className="mb-5">{problem}</ErrorNotice>
      <LoginForm returnPath={returnPath} resetHref={resetHref(returnPath)} />
      <ProviderForms providers={providers} returnPath={returnPath} />
      <OtherWay question={said.isNew} href={registerHref(returnPath)} label={said.create} />
    </AuthFrame>
  );
}
