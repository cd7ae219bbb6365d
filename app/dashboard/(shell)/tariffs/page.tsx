import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { Panel } from "#components/dashboard/parts/panel.tsx";
import { tariffChoice } from "#components/dashboard/tariffs/tariff-choice.ts";
import { TariffList } from "#components/dashboard/tariffs/tariff-list.tsx";
import { TariffSearch } from "#components/dashboard/tariffs/tariff-search.tsx";
import { TariffSource } from "#components/dashboard/tariffs/tariff-source.tsx";
import { TariffUpload } from "#components/dashboard/tariffs/tariff-upload.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import { getTariffState } from "#lib/shipping/get-tariff-state.ts";
import { listTariffs } from "#lib/shipping/list-tariffs.ts";

export const metadata: Metadata = { title: `Tarif ${CARRIER_NAMES.id}` };

export default async function TariffsPage({ searchParams }: ListPageProps) {
  const actor = await requireAdmin(tariffChoice.path);
  const loaded = await loadListPage(tariffChoice, searchParams, (query) =>
    listTariffs(actor, query),
  );
  const { data, meta, isFiltered } = loaded;
  return (
    <>
      <PageHeading back="orders" title={`Tarif ${CARRIER_NAMES.id}`}>
        {meta.total} kota
      </PageHeading>
      <TariffSource {...(await getTariffState(actor))} />
      <Panel title="Ubah lewat berkas">
        <TariffUpload />
      </Panel>
      <h2 className="pt-8 pb-4 text-base font-bold">Tarif per kilogram</h2>
      <TariffSearch canClear={isFiltered && meta.total > 0} />
      <ListBody path={tariffChoice.path} what="kota" loaded={loaded}>
        <TariffList tariffs={data} />
      </ListBody>
    </>
  );
}
