import type { Metadata } from "next";
import { BackLink } from "#components/dashboard/back-link.tsx";
import { GalleryForm } from "#components/dashboard/gallery-form/gallery-form.tsx";
import { Missing } from "#components/dashboard/missing.tsx";
import { PageHeading } from "#components/dashboard/page-heading.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { findGalleryItem } from "#lib/content/get-gallery-item.ts";

export const metadata: Metadata = { title: "Edit Gallery" };

type EditGalleryItemPageProps = { params: Promise<{ id: string }> };

export default async function EditGalleryItemPage({ params }: EditGalleryItemPageProps) {
  const { id } = await params;
  await requireAdmin(`/dashboard/gallery-form/${id}`);
  const item = await findGalleryItem(id);
  if (!item) return <Missing what="Gallery" list="/dashboard/gallery" listName="Kelola Gallery" />;
  return (
    <>
      <BackLink href="/dashboard/gallery">Kelola Gallery</BackLink>
      <PageHeading title="Edit Gallery" />
      <GalleryForm item={item} />
    </>
  );
}
