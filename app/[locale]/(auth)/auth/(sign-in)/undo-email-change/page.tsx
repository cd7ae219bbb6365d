import type { Metadata } from "next";
import type { ReactNode } from "react";
import { UndoEmailChange } from "#components/accounts/email-change/undo-email-change.tsx";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { canUndoEmailChange } from "#lib/accounts/email-change/undo-email-change.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { firstOf, type PageQuery } from "../../page-query.ts";

const WORDS = words(
  {
    pageTitle: "Undo the Change of Email",
    title: "Undo the change of email",
    lead: "Wasn't it you who changed the email? Your account then gets its old email back. Every device is signed out, and you choose a new password.",
    deadTitle: "This link doesn't work any more",
    deadLead: "It was used already, or is older than a week, or isn't complete.",
    writeTo: (email: ReactNode) => (
      <span>If somebody else has your account, please write to {email}.</span>
    ),
  },
  {
    pageTitle: "Kembalikan Email Lama",
    title: "Kembalikan email lama",
    lead: "Bukan Anda yang mengganti email? Akun Anda akan kembali memakai email lama. Semua perangkat dikeluarkan, lalu Anda membuat kata sandi baru.",
    deadTitle: "Tautan ini tidak berlaku lagi",
    deadLead: "Sudah pernah dipakai, lebih dari seminggu, atau tidak lengkap.",
    writeTo: (email) => <span>Kalau akun Anda dipakai orang lain, mohon tulis ke {email}.</span>,
  },
);

/** The address holds the token, so it is kept from other sites. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle, referrer: "strict-origin" };
}

export default async function UndoEmailChangePage({ searchParams }: { searchParams: PageQuery }) {
  const said = WORDS[await readLanguage()];
  const token = firstOf((await searchParams).token);
  const { email } = await readShopFactsForPage();
  if (!(await canUndoEmailChange(token))) {
    return (
      <NarrowFrame title={said.deadTitle} lead={said.deadLead}>
        <p>
          {said.writeTo(
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>,
          )}
        </p>
      </NarrowFrame>
    );
  }
  return (
    <NarrowFrame title={said.title} lead={said.lead}>
      <UndoEmailChange token={token} />
    </NarrowFrame>
  );
}
