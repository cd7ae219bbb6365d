import type { Metadata } from "next";
import { loginHref } from "#components/accounts/auth-paths.ts";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { ResetRequestForm } from "#components/accounts/password/reset-request-form.tsx";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { type PageQuery, returnPathOf } from "../../page-query.ts";

const WORDS = words(
  {
    lead: "Tell us your email. If there is an account with it, we send a code to set a new password.",
    login: "Login",
    pageTitle: "Reset Password",
    remembered: "Remembered it?",
    title: "Reset password",
  },
  {
    lead: "Tulis email Anda. Kalau ada akun dengan email itu, kami kirim kode untuk membuat kata sandi baru.",
    login: "Masuk",
    pageTitle: "Lupa Kata Sandi",
    remembered: "Sudah ingat?",
    title: "Lupa kata sandi",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function ResetPasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const returnPath = await returnPathOf(searchParams);
  const said = WORDS[await readLanguage()];
  return (
    <NarrowFrame title={said.title} lead={said.lead}>
      <ResetRequestForm returnPath={returnPath} />
      <OtherWay question={said.remembered} href={loginHref(returnPath)} label={said.login} />
    </NarrowFrame>
  );
}
