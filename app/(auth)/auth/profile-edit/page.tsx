import type { Metadata } from "next";
import { PendingEmail } from "#components/accounts/email-change/pending-email.tsx";
import { ProfileEditForm } from "#components/accounts/profile/profile-edit-form.tsx";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { hasSecondFactor } from "#lib/accounts/second-factor/has-second-factor.ts";
import { requireUser } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Edit Profile" };

export default async function ProfileEditPage() {
  const user = await requireUser("/auth/profile-edit");
  return (
    <div className="page-width max-w-2xl pt-4 pb-20">
      <Breadcrumbs crumbs={[{ label: "Profile", href: "/auth/profile" }, { label: "Edit" }]} />
      <h1 className="pt-2 pb-8 text-3xl sm:text-4xl">Edit profile</h1>
      {user.pending_email ? (
        <div className="pb-8">
          <PendingEmail email={user.email} pendingEmail={user.pending_email} />
        </div>
      ) : null}
      <ProfileEditForm user={user} hasSecondFactor={await hasSecondFactor(user.id)} />
    </div>
  );
}
