import type { Metadata } from "next";
import { isMailKeptHere } from "#app/dev/mail/dev-mail-allowed.ts";
import { ACCOUNT_WORDS } from "#components/accounts/account-words.ts";
import { loginHref, readOtpTarget, resetHref } from "#components/accounts/auth-paths.ts";
import { DemoMailHint } from "#components/accounts/codes/demo-mail-hint.tsx";
import { OtpForm } from "#components/accounts/codes/otp-form.tsx";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { resetEmailInput } from "#lib/accounts/schema.ts";
import { normalizeEmail } from "#lib/fields/email.ts";
import { findCurrentUser } from "#lib/http/caller/current-user.ts";
import { readLanguage, redirectInLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { firstOf, type PageQuery, returnPathOf } from "../../../page-query.ts";

const WORDS = words(
  {
    anotherEmail: "Another email?",
    changeIt: "Change it",
    ifAccount: "If there is an account, a code is on its way to ",
    loginAndLater: "Login and verify later",
    notNow: "Not now?",
    pageTitle: "Enter the Code",
    resetTitle: "Enter the code",
    title: "Verify your email",
    toProfile: "Back to profile",
  },
  {
    anotherEmail: "Email lain?",
    changeIt: "Ganti email",
    ifAccount: "Kalau ada akunnya, kode sedang dikirim ke ",
    loginAndLater: "Masuk, verifikasi belakangan",
    notNow: "Nanti saja?",
    pageTitle: "Masukkan Kode",
    resetTitle: "Masukkan kode",
    title: "Verifikasi email Anda",
    toProfile: "Kembali ke profil",
  },
);

/** The e-mail is in the address: no page or call gets to know it as a referrer. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle, referrer: "strict-origin" };
}

type OtpPageProps = { params: Promise<{ email: string }>; searchParams: PageQuery };

export default async function OtpPage({ params, searchParams }: OtpPageProps) {
  const query = await searchParams;
  const returnPath = await returnPathOf(searchParams);
  const target = readOtpTarget(firstOf(query["on-success-navigate-to"]));
  const email = readEmail((await params).email);
  if (!target || !email) return redirectInLanguage(loginHref());
  const isReverifying = firstOf(query["is-reverifying"]) === "true";
  if (isReverifying && (await isForeign(email))) await redirectInLanguage("/auth/profile");
  const step = { email, target, isReverifying, returnPath };
  const language = await readLanguage();
  const said = WORDS[language];
  const isReset = target === "password-reset";
  return (
    <NarrowFrame
      title={isReset ? said.resetTitle : said.title}
      lead={
        <span>
          {isReset ? said.ifAccount : ACCOUNT_WORDS[language].weSent}
          <strong className="font-semibold text-tinta">{email}</strong>.
        </span>
      }
    >
      {(await isMailKeptHere()) ? <DemoMailHint /> : null}
      <OtpForm {...step} />
      {isReset ? (
        <OtherWay question={said.anotherEmail} href={resetHref(returnPath)} label={said.changeIt} />
      ) : isReverifying ? (
        <OtherWay question={said.notNow} href="/auth/profile" label={said.toProfile} />
      ) : (
        <OtherWay question={said.notNow} href={loginHref(returnPath)} label={said.loginAndLater} />
      )}
    </NarrowFrame>
  );
}

/** Returns whether the signed-in customer neither has this e-mail nor changes to it, so that no code is sent. */
async function isForeign(email: string): Promise<boolean> {
  const user = await findCurrentUser();
  return user !== null && normalizeEmail(user.email) !== email && user.pending_email !== email;
}

/** Returns the e-mail in the address, or null for an invalid one. */
function readEmail(segment: string): string | null {
  try {
    return resetEmailInput.safeParse({ email: decodeURIComponent(segment) }).data?.email ?? null;
  } catch {
    return null;
  }
}
