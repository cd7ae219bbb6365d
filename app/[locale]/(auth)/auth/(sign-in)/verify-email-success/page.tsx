import type { Metadata } from "next";
import { loginHref } from "#components/accounts/auth-paths.ts";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../page-query.ts";

const WORDS = words(
  {
    isReady: "Thank you. Your account is ready: log in and find your piece.",
    isReverified: "Thank you. Order confirmations and news of your parcels go to this address.",
    login: "Login",
    pageTitle: "Email Verified",
    title: "Your email is verified",
    toProfile: "Back to profile",
  },
  {
    isReady: "Terima kasih. Akun Anda siap: silakan masuk dan temukan batik Anda.",
    isReverified: "Terima kasih. Konfirmasi pesanan dan kabar paket dikirim ke alamat ini.",
    login: "Masuk",
    pageTitle: "Email Terverifikasi",
    title: "Email Anda sudah diverifikasi",
    toProfile: "Kembali ke profil",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function VerifiedPage({ searchParams }: { searchParams: PageQuery }) {
  const said = WORDS[await readLanguage()];
  const isReverifying = firstOf((await searchParams)["is-reverifying"]) === "true";
  const returnPath = await returnPathOf(searchParams);
  return (
    <NarrowFrame title={said.title} lead={isReverifying ? said.isReverified : said.isReady}>
      <LinkButton href={isReverifying ? "/auth/profile" : loginHref(returnPath)} size="large" full>
        {isReverifying ? said.toProfile : said.login}
      </LinkButton>
    </NarrowFrame>
  );
}
