import { catalogueChoice } from "#components/catalogue/catalogue-choice.ts";
import { motifsIn } from "#lib/catalogue/search/textile-terms.ts";
import type { GalleryItemView } from "#lib/content/schema.ts";

/** A gallery item on a public page. */
export type GalleryPicture = {
  id: string;
  title: string;
  image: string | null;
  /** The first motif that the title names, and the address of its pieces. */
  motif?: string;
  href?: string;
};

export function toGalleryPicture({ id, title, image1 }: GalleryItemView): GalleryPicture {
  const [motif] = motifsIn(title);
  return {
    id,
    title,
    image: image1,
    ...(motif && { motif, href: catalogueChoice.href({ "motifs[]": [motif] }) }),
  };
}
