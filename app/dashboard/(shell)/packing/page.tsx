import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { packingChoice } from "#components/dashboard/packing/packing-choice.ts";
import { PackingList } from "#components/dashboard/packing/packing-list.tsx";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { requirePacker } from "#lib/http/caller/current-user.ts";
import { listPacking } from "#lib/orders/parcels/list-packing.ts";

export const metadata: Metadata = { title: "Perlu Dikirim" };

export default async function PackingPage({ searchParams }: ListPageProps) {
  const actor = await requirePacker("/dashboard/packing");
  const loaded = await loadListPage(packingChoice, searchParams, (query) =>
    listPacking(actor, query),
  );
  return (
    <>
      <PageHeading title="Perlu Dikirim">{loaded.meta.total} pesanan</PageHeading>
      <ListBody path={packingChoice.path} what="pesanan yang perlu dikirim" loaded={loaded}>
        <PackingList parcels={loaded.data} />
      </ListBody>
      <ListKeys />
    </>
  );
}
