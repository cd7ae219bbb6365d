import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { SessionList } from "#components/accounts/sessions/session-list.tsx";
import { SignOutEverywhere } from "#components/accounts/sessions/sign-out-everywhere.tsx";
import { listOwnSessions } from "#lib/accounts/sessions/list-own-sessions.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";

const WORDS = words(
  {
    pageTitle: "Where You're Signed In",
    title: "Where you're signed in",
  },
  {
    pageTitle: "Perangkat yang Masuk",
    title: "Perangkat yang masuk",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function SessionsPage() {
  const actor = await requireActor("/auth/sessions");
  const language = await readLanguage();
  const sessions = await listOwnSessions(actor, language);
  return (
    <AccountPage title={WORDS[language].title}>
      <SessionList sessions={sessions} />
      <SignOutEverywhere />
    </AccountPage>
  );
}
