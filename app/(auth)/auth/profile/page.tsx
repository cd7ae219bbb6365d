import type { Metadata } from "next";
import { LogoutButton } from "#components/accounts/logout-button.tsx";
import { ProfileCard } from "#components/accounts/profile-card.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { requireUser } from "#lib/auth/current-user.ts";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const user = await requireUser("/auth/profile");
  const isAdmin = user.role === "admin";
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <div className="max-w-2xl">
        <h1 className="mb-8 text-4xl sm:text-5xl">{isAdmin ? "Admin Profile" : "User Profile"}</h1>
        <ProfileCard user={user} />
        <div className="mt-8 flex flex-wrap gap-3">
          {isAdmin ? (
            <LinkButton href="/dashboard/orders" prefetch={false}>
              Dashboard
            </LinkButton>
          ) : (
            <LinkButton href="/order-history" prefetch={false}>
              Order history
            </LinkButton>
          )}
          <LogoutButton />
        </div>
      </div>
    </div>
  );
}
