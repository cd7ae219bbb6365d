import type { Metadata } from "next";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { NewPasswordForm } from "#components/accounts/password/new-password-form.tsx";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

const WORDS = words(
  {
    lead: "Every device that is signed in to your account is signed out.",
    pageTitle: "New Password",
    title: "Set a new password",
  },
  {
    lead: "Semua perangkat yang masuk ke akun Anda akan dikeluarkan.",
    pageTitle: "Kata Sandi Baru",
    title: "Buat kata sandi baru",
  },
);

/** The code may be in the address: no page or call gets to know it as a referrer. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle, referrer: "strict-origin" };
}

export default async function NewPasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const said = WORDS[await readLanguage()];
  const { email, otp } = await searchParams;
  return (
    <NarrowFrame title={said.title} lead={said.lead}>
      <NewPasswordForm
        address={{ email: firstOf(email), otp: firstOf(otp) }}
        returnPath={await returnPathOf(searchParams)}
      />
    </NarrowFrame>
  );
}
