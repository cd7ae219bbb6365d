import type { Metadata } from "next";
import { loadOrGoHome } from "#app/load-or-go-home.ts";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { SavedAddressForm } from "#components/accounts/address-book/saved-address-form.tsx";
import { getAddress } from "#lib/accounts/addresses/get-address.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { listProvinces } from "#lib/places/list-places.ts";

export const metadata: Metadata = { title: "Edit Address" };

export default async function AddressEditPage({ params }: PageProps<"/auth/address-edit/[id]">) {
  const { id } = await params;
  const actor = await requireActor(`/auth/address-edit/${id}`);
  const [address, provinces] = await Promise.all([
    loadOrGoHome(() => getAddress(actor, id)),
    listProvinces(),
  ]);
  const { id: addressId, is_saved: _, ...initial } = address;
  return (
    <AccountPage title="Edit address">
      <SavedAddressForm id={addressId} initial={initial} provinces={provinces} />
    </AccountPage>
  );
}
