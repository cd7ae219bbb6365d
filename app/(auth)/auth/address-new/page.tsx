import type { Metadata } from "next";
import { SavedAddressForm } from "#components/accounts/address-book/saved-address-form.tsx";
import { newAddress } from "#components/addresses/new-address.ts";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { requireUser } from "#lib/http/caller/current-user.ts";
import { listProvinces } from "#lib/places/list-places.ts";

export const metadata: Metadata = { title: "Add Address" };

export default async function AddressNewPage() {
  const user = await requireUser("/auth/address-new");
  return (
    <div className="page-width max-w-3xl pt-4 pb-20">
      <Breadcrumbs crumbs={[{ label: "Profile", href: "/auth/profile" }, { label: "Address" }]} />
      <h1 className="pt-2 pb-8 text-3xl sm:text-4xl">Add address</h1>
      <SavedAddressForm id={null} initial={newAddress(user)} provinces={await listProvinces()} />
    </div>
  );
}
