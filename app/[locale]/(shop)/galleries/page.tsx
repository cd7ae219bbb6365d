import type { Metadata } from "next";
import { CONTENT_WORDS } from "#components/content/content-words.ts";
import { GalleryGrid } from "#components/content/gallery-grid.tsx";
import { toGalleryPicture } from "#components/content/gallery-picture.ts";
import { alternatesOf } from "#components/seo/alternates.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { readDemoShopForPage, readGalleryForPage } from "#lib/cache/content.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export async function generateMetadata(): Promise<Metadata> {
  const language = await readLanguage();
  return {
    title: CONTENT_WORDS[language].gallery,
    description: CONTENT_WORDS[language].galleryDescription,
    alternates: alternatesOf("/galleries", language),
  };
}

export default async function GalleriesPage() {
  const language = await readLanguage();
  const words = CONTENT_WORDS[language];
  const [items, demo] = await Promise.all([readGalleryForPage(), readDemoShopForPage()]);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">{words.gallery}</h1>
      <p className="mt-3 mb-10 max-w-prose text-abu">{words.galleryIntro}</p>
      {items.length > 0 ? (
        <GalleryGrid
          items={items.map((item) => toGalleryPicture(item, language))}
          demo={demo}
          level={2}
          eager={3}
        />
      ) : (
        <EmptyState
          title={words.nothing}
          action={<LinkButton href="/product">{words.seeCollection}</LinkButton>}
        />
      )}
    </div>
  );
}
