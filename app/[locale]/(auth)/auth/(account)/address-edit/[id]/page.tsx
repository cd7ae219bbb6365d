import type { Metadata } from "next";
import { loadOrGoHome } from "#app/load-or-go-home.ts";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { SavedAddressForm } from "#components/accounts/address-book/saved-address-form.tsx";
import { getAddress } from "#lib/accounts/addresses/get-address.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { words } from "#lib/language/words.ts";
import { listProvinces } from "#lib/places/list-places.ts";

const WORDS = words(
  {
    pageTitle: "Edit Address",
    title: "Edit address",
  },
  {
    pageTitle: "Ubah Alamat",
    title: "Ubah alamat",
  },
);

export async function generateMetadata(): Promise<Metadata> {
  return { title: WORDS[await readLanguage()].pageTitle };
}

export default async function AddressEditPage({
  params,
}: PageProps<"/[locale]/auth/address-edit/[id]">) {
  const { id } = await params;
  const actor = await requireActor(`/auth/address-edit/${id}`);
  const [address, provinces] = await Promise.all([
    loadOrGoHome(() => getAddress(actor, id)),
    listProvinces(),
  ]);
  const said = WORDS[await readLanguage()];
  const { id: addressId, is_saved: _, ...initial } = address;
  return (
    <AccountPage title={said.title}>
      <SavedAddressForm id={addressId} initial={initial} provinces={provinces} />
    </AccountPage>
  );
}
