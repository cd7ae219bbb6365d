import type { Metadata } from "next";
import { AddressBook } from "#components/accounts/address-book/address-book.tsx";
import { VerifyEmail } from "#components/accounts/codes/verify-email.tsx";
import { PendingEmail } from "#components/accounts/email-change/pending-email.tsx";
import { LogoutButton } from "#components/accounts/logout-button.tsx";
import { ProfileCard } from "#components/accounts/profile/profile-card.tsx";
import { RestrictedNotice } from "#components/accounts/profile/restricted-notice.tsx";
import { YourData } from "#components/accounts/profile/your-data.tsx";
import { ProviderForm } from "#components/accounts/provider/provider-form.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { listAddresses } from "#lib/accounts/addresses/list-addresses.ts";
import { hasPassword } from "#lib/accounts/passwords/has-password.ts";
import { readSignInNotice } from "#lib/auth/sign-in-notices.ts";
import { listUnlinkedProviders } from "#lib/auth/sign-in-providers.ts";
import { requireActor, requireUser } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { firstOf, type PageQuery } from "../../page-query.ts";

const WORDS = words(
  {
    pageTitle: "Profile",
    account: "Account",
    admin: "Admin Profile",
    changePassword: "Change password",
    dashboard: "Dashboard",
    edit: "Edit profile",
    link: (provider: string) => `Link ${provider}`,
    secondFactor: "Two-step sign-in",
    security: "Sign-in and security",
    sessions: "Where you're signed in",
    setPassword: "Set a password",
    user: "User Profile",
  },
  {
    pageTitle: "Profil",
    account: "Akun",
    admin: "Profil Admin",
    changePassword: "Ganti kata sandi",
    dashboard: "Dashboard",
    edit: "Ubah profil",
    link: (provider) => `Hubungkan ${provider}`,
    secondFactor: "Verifikasi dua langkah",
    security: "Masuk dan keamanan",
    sessions: "Perangkat yang masuk",
    setPassword: "Buat kata sandi",
    user: "Profil Saya",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

const PATH = "/auth/profile";

export default async function ProfilePage({ searchParams }: { searchParams: PageQuery }) {
  const actor = await requireActor(PATH);
  const [user, addresses, isPasswordSet, providers, { notice, provider }] = await Promise.all([
    requireUser(PATH),
    listAddresses(actor),
    hasPassword(actor),
    listUnlinkedProviders(actor),
    searchParams,
  ]);
  const asked = providers.find(({ id }) => id === firstOf(provider));
  const language = await readLanguage();
  const said = WORDS[language];
  const problem = asked ? readSignInNotice(firstOf(notice), asked.name, language) : null;
  const isAdmin = user.role === "admin";
  return (
    <div className="max-w-4xl">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl sm:text-4xl">{isAdmin ? said.admin : said.user}</h1>
        {actor.role === "user" ? null : (
          <LinkButton href={actor.role === "admin" ? "/dashboard/product" : "/dashboard"}>
            {said.dashboard}
          </LinkButton>
        )}
      </div>
      <ErrorNotice className="mb-5">{problem}</ErrorNotice>
      {actor.restricted ? <RestrictedNotice restricted={actor.restricted} /> : null}
      {user.pending_email ? (
        <PendingEmail email={user.email} pendingEmail={user.pending_email} />
      ) : user.email_verified ? null : (
        <VerifyEmail email={user.email} />
      )}
      <section aria-label={said.account} className="mt-4 mb-14">
        <ProfileCard user={user} />
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href="/auth/profile-edit" variant="secondary">
            {said.edit}
          </LinkButton>
          <LogoutButton />
        </div>
      </section>
      <AddressBook addresses={addresses} />
      <section aria-labelledby="sign-in" className="mt-14">
        <h2 id="sign-in" className="text-2xl">
          {said.security}
        </h2>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton
            href={isPasswordSet ? "/auth/change-password" : "/auth/reset-password"}
            variant="secondary"
          >
            {isPasswordSet ? said.changePassword : said.setPassword}
          </LinkButton>
          <LinkButton href="/auth/second-factor" variant="secondary">
            {said.secondFactor}
          </LinkButton>
          <LinkButton href="/auth/sessions" variant="secondary">
            {said.sessions}
          </LinkButton>
          {providers.map(({ id, name }) => (
            <ProviderForm key={id} id={id} returnPath={PATH}>
              {said.link(name)}
            </ProviderForm>
          ))}
        </div>
      </section>
      <YourData isAdmin={isAdmin} />
    </div>
  );
}
