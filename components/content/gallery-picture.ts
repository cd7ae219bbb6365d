import { catalogueChoice } from "#components/catalogue/catalogue-choice.ts";
import { motifsIn } from "#lib/catalogue/search/textile-terms.ts";
import type { GalleryItemView } from "#lib/content/schema.ts";
import type { Language } from "#lib/language/languages.ts";
import { sideOf } from "#lib/language/sides.ts";

/** A gallery item on a public page. */
export type GalleryPicture = {
  id: string;
  title: string;
  /** Of the title. */
  lang: Language;
  image: string | null;
  /** The first motif that the title names, and the address of its pieces. */
  motif?: string;
  href?: string;
};

export function toGalleryPicture(item: GalleryItemView, language: Language): GalleryPicture {
  const [motif] = motifsIn(item.title);
  const title = sideOf(item, "title", language);
  return {
    id: item.id,
    title: title.text,
    lang: title.lang,
    image: item.image1,
    ...(motif && { motif, href: catalogueChoice.href({ "motifs[]": [motif] }) }),
  };
}
