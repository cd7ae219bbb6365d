import type { Metadata } from "next";
import { SessionList } from "#components/accounts/sessions/session-list.tsx";
import { SignOutEverywhere } from "#components/accounts/sessions/sign-out-everywhere.tsx";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { listOwnSessions } from "#lib/accounts/list-own-sessions.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Where You're Signed In" };

export default async function SessionsPage() {
  const actor = await requireActor("/auth/sessions");
  const sessions = await listOwnSessions(actor);
  return (
    <div className="page-width max-w-2xl pt-4 pb-20">
      <Breadcrumbs crumbs={[{ label: "Profile", href: "/auth/profile" }, { label: "Sessions" }]} />
      <h1 className="pt-2 pb-4 text-3xl sm:text-4xl">Where you're signed in</h1>
      <SessionList sessions={sessions} />
      <SignOutEverywhere />
    </div>
  );
}
