import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { PendingEmail } from "#components/accounts/email-change/pending-email.tsx";
import { ProfileEditForm } from "#components/accounts/profile/profile-edit-form.tsx";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { requireUser } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Edit Profile" };

export default async function ProfileEditPage() {
  const user = await requireUser("/auth/profile-edit");
  return (
    <AccountPage title="Edit profile">
      {user.pending_email ? (
        <div className="pb-8">
          <PendingEmail email={user.email} pendingEmail={user.pending_email} />
        </div>
      ) : null}
      <ProfileEditForm user={user} hasSecondFactor={await hasSecondFactor(user.id)} />
    </AccountPage>
  );
}
