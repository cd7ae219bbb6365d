import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BackLink } from "#components/dashboard/parts/back-link.tsx";
import {
  listHref,
  readPage,
  readText,
  type SearchParams,
} from "#components/dashboard/parts/list/list-address.ts";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { SearchForm } from "#components/dashboard/parts/list/search-form.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { Panel } from "#components/dashboard/parts/panel.tsx";
import { TariffList } from "#components/dashboard/tariffs/tariff-list.tsx";
import { TariffSource } from "#components/dashboard/tariffs/tariff-source.tsx";
import { TariffUpload } from "#components/dashboard/tariffs/tariff-upload.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { getTariffState } from "#lib/shipping/get-tariff-state.ts";
import { listTariffs } from "#lib/shipping/list-tariffs.ts";

export const metadata: Metadata = { title: "Tarif JNE" };

const PATH = "/dashboard/tariffs";
const PER_PAGE = 50;

type TariffsPageProps = { searchParams: Promise<SearchParams> };

export default async function TariffsPage({ searchParams }: TariffsPageProps) {
  const actor = await requireAdmin(PATH);
  const search = await searchParams;
  const q = readText(search, "q");
  const { data: tariffs, meta } = await listTariffs(actor, {
    q,
    page: readPage(search),
    per_page: PER_PAGE,
  });
  const hrefFor = (page: number) => listHref(PATH, { q }, page);
  if (meta.page > meta.last_page) redirect(hrefFor(meta.last_page));
  return (
    <>
      <BackLink href="/dashboard/orders">Kelola Pesanan</BackLink>
      <PageHeading title="Tarif JNE">{meta.total} kota</PageHeading>
      <TariffSource {...(await getTariffState(actor))} />
      <Panel title="Ubah lewat berkas">
        <TariffUpload />
      </Panel>
      <h2 className="pt-8 pb-4 text-base font-bold">Tarif per kilogram</h2>
      <SearchForm
        path={PATH}
        label="Kota atau provinsi"
        placeholder="Kota atau provinsi"
        q={q}
        canClear={q !== "" && meta.total > 0}
      />
      {tariffs.length === 0 ? (
        <NothingFound path={PATH} what="kota" filtered={q !== ""} />
      ) : (
        <>
          <TariffList tariffs={tariffs} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
