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
import { firstOf, type PageQuery } from "../../page-query.ts";

export const metadata: Metadata = { title: "Profile" };

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
  const words = asked ? readSignInNotice(firstOf(notice), asked.name) : null;
  const isAdmin = user.role === "admin";
  return (
    <div className="max-w-4xl">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl sm:text-4xl">{isAdmin ? "Admin Profile" : "User Profile"}</h1>
        {actor.role === "admin" ? (
          <LinkButton href="/dashboard/product">Dashboard</LinkButton>
        ) : null}
      </div>
      <ErrorNotice className="mb-5">{words}</ErrorNotice>
      {actor.restricted ? <RestrictedNotice restricted={actor.restricted} /> : null}
      {user.pending_email ? (
        <PendingEmail email={user.email} pendingEmail={user.pending_email} />
      ) : user.email_verified ? null : (
        <VerifyEmail email={user.email} />
      )}
      <section aria-label="Account" className="mt-4 mb-14">
        <ProfileCard user={user} />
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href="/auth/profile-edit" variant="secondary">
            Edit profile
          </LinkButton>
          <LogoutButton />
        </div>
      </section>
      <AddressBook addresses={addresses} />
      <section aria-labelledby="sign-in" className="mt-14">
        <h2 id="sign-in" className="text-2xl">
          Sign-in and security
        </h2>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton
            href={isPasswordSet ? "/auth/change-password" : "/auth/reset-password"}
            variant="secondary"
          >
            {isPasswordSet ? "Change password" : "Set a password"}
          </LinkButton>
          <LinkButton href="/auth/second-factor" variant="secondary">
            Two-step sign-in
          </LinkButton>
          <LinkButton href="/auth/sessions" variant="secondary">
            Where you're signed in
          </LinkButton>
          {providers.map(({ id, name }) => (
            <ProviderForm key={id} id={id} returnPath={PATH}>
              Link {name}
            </ProviderForm>
          ))}
        </div>
      </section>
      <YourData isAdmin={isAdmin} />
    </div>
  );
}
