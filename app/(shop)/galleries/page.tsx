import type { Metadata } from "next";
import { GalleryGrid } from "#components/content/gallery-grid.tsx";
import { toGalleryPicture } from "#components/content/gallery-picture.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { readDemoShopForPage, readGalleryForPage } from "#lib/cache/content.ts";

export const metadata: Metadata = {
  title: "Gallery",
  description:
    "Cloth, wax and dye: pictures of pieces, details and days in the workshops of our batik makers.",
  alternates: { canonical: "/galleries" },
};

export default async function GalleriesPage() {
  const [items, demo] = await Promise.all([readGalleryForPage(), readDemoShopForPage()]);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">Gallery</h1>
      <p className="mt-3 mb-10 max-w-prose text-abu">
        Cloth, wax and dye: pieces and details from our makers&rsquo; workshops.
      </p>
      {items.length > 0 ? (
        <GalleryGrid items={items.map(toGalleryPicture)} demo={demo} level={2} eager={3} />
      ) : (
        <EmptyState
          title="Nothing here yet"
          action={<LinkButton href="/product">See the collection</LinkButton>}
        />
      )}
    </div>
  );
}
