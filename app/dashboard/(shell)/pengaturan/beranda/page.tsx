import type { Metadata } from "next";
import { GroupForm } from "#components/dashboard/settings/groups/group-form.tsx";
import { GroupHistory } from "#components/dashboard/settings/groups/group-history.tsx";
import {
  HOME_PICTURES,
  HOME_SECTIONS,
  TILE_PICTURES,
} from "#components/dashboard/settings/groups/sections.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { getGroup } from "#lib/settings/get-group.ts";
import { listGroupChanges } from "#lib/settings/list-group-changes.ts";

export const metadata: Metadata = { title: "Pengaturan beranda" };

export default async function HomeSettingsPage() {
  const actor = await requireAdmin("/dashboard/pengaturan/beranda");
  const [home, tiles, changes, facts] = await Promise.all([
    getGroup(actor, "home"),
    getGroup(actor, "tiles"),
    listGroupChanges(actor, ["home", "tiles"]),
    readShopFactsForPage(),
  ]);
  return (
    <>
      <GroupForm
        key={`home ${home.version}`}
        name="home"
        group={home}
        sections={HOME_SECTIONS}
        pictures={HOME_PICTURES}
        originCity={facts.origin.city}
      />
      <div className="pt-6">
        <GroupForm
          key={`tiles ${tiles.version}`}
          name="tiles"
          group={tiles}
          sections={[]}
          pictures={TILE_PICTURES}
        />
      </div>
      <GroupHistory changes={changes} />
    </>
  );
}
