import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { resetHref } from "#components/accounts/auth-paths.ts";
import { OtherWay } from "#components/accounts/other-way.tsx";
import { ChangePasswordForm } from "#components/accounts/password/change-password-form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hasPassword } from "#lib/accounts/passwords/has-password.ts";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { requireActor, requireUser } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { type PageQuery, returnPathOf } from "../../page-query.ts";

const WORDS = words(
  {
    pageTitle: "Change Password",
    title: "Change password",
    lead: "Every other device that is signed in to your account is signed out.",
    printed:
      "Your password was printed when it was made. Please choose one of your own: the dashboard opens afterwards.",
    none: "Your account has no password yet. Get a code by email below to set one.",
    forgot: "Forgot it, or have none?",
    getCode: "Get a code by email",
  },
  {
    pageTitle: "Ganti Kata Sandi",
    title: "Ganti kata sandi",
    lead: "Semua perangkat lain yang masuk ke akun Anda akan dikeluarkan.",
    printed:
      "Kata sandi Anda pernah tercetak saat dibuat. Mohon ganti dengan pilihan Anda sendiri; setelah itu dashboard terbuka.",
    none: "Akun Anda belum punya kata sandi. Minta kode lewat email di bawah untuk membuatnya.",
    forgot: "Lupa, atau belum punya?",
    getCode: "Minta kode lewat email",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

const PATH = "/auth/change-password";

export default async function ChangePasswordPage({ searchParams }: { searchParams: PageQuery }) {
  const actor = await requireActor(PATH);
  const { restricted } = actor;
  const { id, email } = await requireUser(PATH);
  const returnPath = await returnPathOf(searchParams, "/auth/profile");
  const said = WORDS[await readLanguage()];
  return (
    <AccountPage title={said.title} lead={said.lead}>
      {restricted === "must-change-password" ? (
        <Notice tone="warning" className="mb-5">
          {said.printed}
        </Notice>
      ) : null}
      {(await hasPassword(actor)) ? null : <Notice className="mb-5">{said.none}</Notice>}
      <ChangePasswordForm
        email={email}
        hasSecondFactor={await hasSecondFactor(id)}
        returnPath={returnPath}
      />
      <OtherWay question={said.forgot} href={resetHref(returnPath)} label={said.getCode} />
    </AccountPage>
  );
}
