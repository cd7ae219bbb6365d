import type { Metadata } from "next";
import { GalleryForm } from "#components/dashboard/gallery/form/gallery-form.tsx";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { findGalleryItem } from "#lib/content/get-gallery-item.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Edit Gallery" };

type EditGalleryItemPageProps = { params: Promise<{ id: string }> };

export default async function EditGalleryItemPage({ params }: EditGalleryItemPageProps) {
  const { id } = await params;
  await requireAdmin(`/dashboard/gallery-form/${id}`);
  const item = await findGalleryItem(id);
  if (!item) return <Missing what="Gallery" list="gallery" />;
  return (
    <>
      <PageHeading back="gallery" title="Edit Gallery" />
      <GalleryForm item={item} />
    </>
  );
}
