import type { Metadata } from "next";
import { type ListPageProps, loadListPage } from "#app/load-list-page.ts";
import { galleryChoice } from "#components/dashboard/gallery/gallery-choice.ts";
import { GalleryGrid } from "#components/dashboard/gallery/gallery-grid.tsx";
import { ListBody } from "#components/dashboard/parts/list/list-body.tsx";
import { ListKeys } from "#components/dashboard/parts/list/list-keys.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { listGalleryItems } from "#lib/content/list-gallery-items.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Kelola Gallery" };

export default async function GalleryPage({ searchParams }: ListPageProps) {
  await requireAdmin(galleryChoice.path);
  const loaded = await loadListPage(galleryChoice, searchParams, listGalleryItems);
  return (
    <>
      <PageHeading
        title="Kelola Gallery"
        action={<LinkButton href="/dashboard/gallery-form">+ Gallery Baru</LinkButton>}
      >
        {loaded.meta.total} gambar
      </PageHeading>
      <ListBody path={galleryChoice.path} what="gambar" loaded={loaded}>
        <GalleryGrid items={loaded.data} />
      </ListBody>
      <ListKeys />
    </>
  );
}
