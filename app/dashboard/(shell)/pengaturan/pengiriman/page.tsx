import type { Metadata } from "next";
import { GroupForm } from "#components/dashboard/settings/groups/group-form.tsx";
import { GroupHistory } from "#components/dashboard/settings/groups/group-history.tsx";
import { SHIPPING_SECTIONS } from "#components/dashboard/settings/groups/sections.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listCityNames } from "#lib/places/list-places.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { listGroupChanges } from "#lib/settings/list-group-changes.ts";

export const metadata: Metadata = { title: "Pengaturan pengiriman" };

export default async function ShippingSettingsPage() {
  const actor = await requireAdmin("/dashboard/pengaturan/pengiriman");
  const [group, changes, cities] = await Promise.all([
    getGroup(actor, "shipping"),
    listGroupChanges(actor, ["shipping"]),
    listCityNames(),
  ]);
  return (
    <>
      <GroupForm
        key={group.version}
        name="shipping"
        group={group}
        sections={SHIPPING_SECTIONS}
        cities={cities}
      />
      <GroupHistory changes={changes} />
    </>
  );
}
