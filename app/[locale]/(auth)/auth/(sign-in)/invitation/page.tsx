import type { Metadata } from "next";
import type { ReactNode } from "react";
import { JoinForm } from "#components/accounts/invitation/join-form.tsx";
import { NarrowFrame } from "#components/accounts/narrow-frame.tsx";
import { findInvitation } from "#lib/accounts/team/invitations.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import type { StaffRole } from "#lib/roles.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { firstOf, type PageQuery } from "../../page-query.ts";

const WORDS = words(
  {
    askAdmin: "Please ask the admin who invited you for a new one.",
    deadLead: "It was used already, was withdrawn, is older than a week, or isn't complete.",
    deadTitle: "This link doesn't work any more",
    invited: (role: StaffRole, email: ReactNode) => (
      <span>
        You are invited as{" "}
        {role === "admin"
          ? "an admin, who looks after the whole shop"
          : "a packer, who sends the orders"}
        , with the email {email}.
      </span>
    ),
    known:
      "You have an account already: it keeps its orders, gets this password, and is signed out elsewhere.",
    pageTitle: "Invitation",
    title: (shop: string) => `Join ${shop}`,
  },
  {
    askAdmin: "Mohon minta undangan baru kepada admin yang mengundang Anda.",
    deadLead: "Sudah pernah dipakai, ditarik kembali, lebih dari seminggu, atau tidak lengkap.",
    deadTitle: "Tautan ini tidak berlaku lagi",
    invited: (role, email) => (
      <span>
        Anda diundang sebagai{" "}
        {role === "admin" ? "admin, yang mengurus seluruh toko" : "packer, yang mengirim pesanan"},
        dengan email {email}.
      </span>
    ),
    known:
      "Anda sudah punya akun: pesanannya tetap ada, kata sandinya menjadi yang ini, dan perangkat lain dikeluarkan.",
    pageTitle: "Undangan",
    title: (shop) => `Bergabung dengan ${shop}`,
  },
);

/** The address holds the token, so it is kept from other sites. */
export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle, referrer: "strict-origin" };
}

export default async function InvitationPage({ searchParams }: { searchParams: PageQuery }) {
  const said = WORDS[await readLanguage()];
  const token = firstOf((await searchParams).token);
  const [invitation, { name }] = await Promise.all([findInvitation(token), getShopFacts()]);
  if (!invitation) {
    return (
      <NarrowFrame title={said.deadTitle} lead={said.deadLead}>
        <p>{said.askAdmin}</p>
      </NarrowFrame>
    );
  }
  const { email, role, name: known } = invitation;
  return (
    <NarrowFrame
      title={said.title(name)}
      lead={
        <>
          <span>{said.invited(role, <strong>{email}</strong>)}</span>
          {known === "" ? null : <span> {said.known}</span>}
        </>
      }
    >
      <JoinForm token={token} email={email} name={known} />
    </NarrowFrame>
  );
}
