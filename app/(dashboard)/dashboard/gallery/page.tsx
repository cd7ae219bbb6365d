import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { GalleryGrid } from "#components/dashboard/gallery/gallery-grid.tsx";
import {
  listHref,
  readPage,
  type SearchParams,
} from "#components/dashboard/parts/list/list-address.ts";
import { ListPages } from "#components/dashboard/parts/list/list-pages.tsx";
import { NothingFound } from "#components/dashboard/parts/list/nothing-found.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { listGalleryItems } from "#lib/content/list-gallery-items.ts";

export const metadata: Metadata = { title: "Kelola Gallery" };

const PATH = "/dashboard/gallery";
const PER_PAGE = 24;

type GalleryPageProps = { searchParams: Promise<SearchParams> };

export default async function GalleryPage({ searchParams }: GalleryPageProps) {
  await requireAdmin(PATH);
  const query = { page: readPage(await searchParams), per_page: PER_PAGE };
  const { data: items, meta } = await listGalleryItems(query);
  const hrefFor = (page: number) => listHref(PATH, {}, page);
  if (meta.page > meta.last_page) redirect(hrefFor(meta.last_page));
  return (
    <>
      <PageHeading title="Kelola Gallery">{meta.total} gambar</PageHeading>
      <div className="flex justify-end pb-6">
        <LinkButton href="/dashboard/gallery-form" className="min-h-12 max-sm:w-full">
          + Gallery Baru
        </LinkButton>
      </div>
      {items.length === 0 ? (
        <NothingFound path={PATH} what="gambar" filtered={false} />
      ) : (
        <>
          <GalleryGrid items={items} />
          <ListPages meta={meta} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}
