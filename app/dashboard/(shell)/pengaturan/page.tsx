import type { Metadata } from "next";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { DownloadShop } from "#components/dashboard/settings/download-shop.tsx";
import { GroupForm } from "#components/dashboard/settings/groups/group-form.tsx";
import { GroupHistory } from "#components/dashboard/settings/groups/group-history.tsx";
import { SHOP_PICTURES, SHOP_SECTIONS } from "#components/dashboard/settings/groups/sections.ts";
import { getUser } from "#lib/accounts/get-user.ts";
import { hasSecondFactor } from "#lib/accounts/second-factor/read-factor.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listCityNames } from "#lib/places/list-places.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { listGroupChanges } from "#lib/settings/list-group-changes.ts";

export const metadata: Metadata = { title: "Pengaturan toko" };

export default async function ShopSettingsPage() {
  const actor = await requireAdmin("/dashboard/pengaturan");
  const [group, changes, cities, facts, { email }, isEnrolled] = await Promise.all([
    getGroup(actor, "shop"),
    listGroupChanges(actor, ["shop"]),
    listCityNames(),
    readShopFactsForPage(),
    getUser(actor),
    hasSecondFactor(actor.userId),
  ]);
  return (
    <>
      <GroupForm
        key={group.version}
        name="shop"
        group={group}
        sections={SHOP_SECTIONS}
        pictures={SHOP_PICTURES}
        cities={cities}
        originCity={facts.origin.city}
      />
      <div className="pt-6">
        <FormSection title="Pindah atau cadangan">
          <DownloadShop owner={{ email, hasSecondFactor: isEnrolled }} />
        </FormSection>
      </div>
      <GroupHistory changes={changes} />
    </>
  );
}
