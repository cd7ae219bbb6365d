import type { Metadata } from "next";
import { GalleryForm } from "#components/dashboard/gallery/form/gallery-form.tsx";
import { BackLink } from "#components/dashboard/parts/back-link.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Gallery Baru" };

export default async function NewGalleryItemPage() {
  await requireAdmin("/dashboard/gallery-form");
  return (
    <>
      <BackLink href="/dashboard/gallery">Kelola Gallery</BackLink>
      <PageHeading title="Gallery Baru" />
      <GalleryForm item={null} />
    </>
  );
}
