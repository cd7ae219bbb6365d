import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { SessionList } from "#components/accounts/sessions/session-list.tsx";
import { SignOutEverywhere } from "#components/accounts/sessions/sign-out-everywhere.tsx";
import { listOwnSessions } from "#lib/accounts/sessions/list-own-sessions.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Where You're Signed In" };

export default async function SessionsPage() {
  const actor = await requireActor("/auth/sessions");
  const sessions = await listOwnSessions(actor);
  return (
    <AccountPage title="Where you're signed in">
      <SessionList sessions={sessions} />
      <SignOutEverywhere />
    </AccountPage>
  );
}
