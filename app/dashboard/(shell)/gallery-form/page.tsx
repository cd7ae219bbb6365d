import type { Metadata } from "next";
import { GalleryForm } from "#components/dashboard/gallery/form/gallery-form.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Gallery Baru" };

export default async function NewGalleryItemPage() {
  await requireAdmin("/dashboard/gallery-form");
  return (
    <>
      <PageHeading back="gallery" title="Gallery Baru" />
      <GalleryForm item={null} />
    </>
  );
}
