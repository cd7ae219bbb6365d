import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { DeleteAccountForm } from "#components/accounts/profile/delete-account-form.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { requireUser } from "#lib/http/caller/current-user.ts";
import { readLanguage, redirectInLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";

type Link = (text: string) => ReactNode;

const WORDS = words(
  {
    pageTitle: "Delete Account",
    title: "Delete your account",
    removed: "Your name, email, telephone number, addresses and cart are removed at once.",
    orders:
      "Your orders stay in our books without your name, address and contacts. You can't look at them any more.",
    first: "Orders on their way have to end first, and money that we owe you has to go back.",
    final: (download: Link, privacy: Link) => (
      <span>
        It can't be undone. You may want to {download("download your data")} before. Read more in
        our {privacy("privacy notice")}.
      </span>
    ),
  },
  {
    pageTitle: "Hapus Akun",
    title: "Hapus akun Anda",
    removed: "Nama, email, nomor telepon, alamat, dan keranjang Anda langsung dihapus.",
    orders:
      "Pesanan Anda tetap ada di pembukuan kami, tanpa nama, alamat, dan kontak Anda. Anda tidak bisa melihatnya lagi.",
    first:
      "Pesanan yang masih berjalan harus selesai dulu, dan uang Anda yang masih pada kami harus dikembalikan.",
    final: (download, privacy) => (
      <span>
        Ini tidak bisa dibatalkan. Sebaiknya {download("unduh data Anda")} dulu. Selengkapnya ada di{" "}
        {privacy("pemberitahuan privasi")} kami.
      </span>
    ),
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function DeleteAccountPage() {
  const user = await requireUser("/auth/delete-account");
  if (user.staff) await redirectInLanguage("/auth/profile");
  const said = WORDS[await readLanguage()];
  return (
    <AccountPage title={said.title} lead={user.email}>
      <ul className="mb-8 list-disc space-y-2 pl-5">
        <li>{said.removed}</li>
        <li>{said.orders}</li>
        <li>{said.first}</li>
        <li>
          {said.final(
            (text) => (
              <a href="/api/user/data" download className="link">
                {text}
              </a>
            ),
            (text) => (
              <PageLink href="/privacy" className="link">
                {text}
              </PageLink>
            ),
          )}
        </li>
      </ul>
      <DeleteAccountForm email={user.email} hasSecondFactor={await hasSecondFactor(user.id)} />
    </AccountPage>
  );
}
