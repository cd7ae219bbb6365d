import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { PendingEmail } from "#components/accounts/email-change/pending-email.tsx";
import { ProfileEditForm } from "#components/accounts/profile/profile-edit-form.tsx";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { requireUser } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";

const WORDS = words(
  {
    pageTitle: "Edit Profile",
    title: "Edit profile",
  },
  {
    pageTitle: "Ubah Profil",
    title: "Ubah profil",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function ProfileEditPage() {
  const user = await requireUser("/auth/profile-edit");
  const said = WORDS[await readLanguage()];
  return (
    <AccountPage title={said.title}>
      {user.pending_email ? (
        <div className="pb-8">
          <PendingEmail email={user.email} pendingEmail={user.pending_email} />
        </div>
      ) : null}
      <ProfileEditForm user={user} hasSecondFactor={await hasSecondFactor(user.id)} />
    </AccountPage>
  );
}
