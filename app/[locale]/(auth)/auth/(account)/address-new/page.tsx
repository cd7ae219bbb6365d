import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { SavedAddressForm } from "#components/accounts/address-book/saved-address-form.tsx";
import { newAddress } from "#components/addresses/new-address.ts";
import { requireUser } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { listProvinces } from "#lib/places/list-places.ts";

const WORDS = words(
  {
    pageTitle: "Add Address",
    title: "Add address",
  },
  {
    pageTitle: "Tambah Alamat",
    title: "Tambah alamat",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function AddressNewPage() {
  const user = await requireUser("/auth/address-new");
  const said = WORDS[await readLanguage()];
  return (
    <AccountPage title={said.title}>
      <SavedAddressForm id={null} initial={newAddress(user)} provinces={await listProvinces()} />
    </AccountPage>
  );
}
