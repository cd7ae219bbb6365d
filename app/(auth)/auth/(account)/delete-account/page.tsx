import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { DeleteAccountForm } from "#components/accounts/profile/delete-account-form.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { requireUser } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Delete Account" };

export default async function DeleteAccountPage() {
  const user = await requireUser("/auth/delete-account");
  if (user.role === "admin") redirect("/auth/profile");
  return (
    <AccountPage title="Delete your account" lead={user.email}>
      <ul className="mb-8 list-disc space-y-2 pl-5">
        <li>Your name, email, telephone number, addresses and cart are removed at once.</li>
        <li>
          Your orders stay in our books without your name, address and contacts. You can't look at
          them any more.
        </li>
        <li>Orders on their way have to end first, and money that we owe you has to go back.</li>
        <li>
          It can't be undone. You may want to{" "}
          <a href="/api/user/data" download className="link">
            download your data
          </a>{" "}
          before. Read more in our{" "}
          <PageLink href="/privacy" className="link">
            privacy notice
          </PageLink>
          .
        </li>
      </ul>
      <DeleteAccountForm email={user.email} hasSecondFactor={await hasSecondFactor(user.id)} />
    </AccountPage>
  );
}
