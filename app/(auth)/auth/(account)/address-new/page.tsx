import type { Metadata } from "next";
import { AccountPage } from "#components/accounts/account-shell.tsx";
import { SavedAddressForm } from "#components/accounts/address-book/saved-address-form.tsx";
import { newAddress } from "#components/addresses/new-address.ts";
import { requireUser } from "#lib/http/caller/current-user.ts";
import { listProvinces } from "#lib/places/list-places.ts";

export const metadata: Metadata = { title: "Add Address" };

export default async function AddressNewPage() {
  const user = await requireUser("/auth/address-new");
  return (
    <AccountPage title="Add address">
      <SavedAddressForm id={null} initial={newAddress(user)} provinces={await listProvinces()} />
    </AccountPage>
  );
}
