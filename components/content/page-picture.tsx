import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useLanguage } from "#language";
import type { Words } from "#lib/content/pages/fields.ts";
import { ContentPicture } from "./content-picture.tsx";
import { langOf } from "./prose.tsx";

type PagePictureProps = {
  picture: { src: string; alt: Words };
  sizes: string;
  priority?: boolean;
  className?: string;
};

const DRAWING = /^\/content\/([a-z-]+?)(-960)?\.webp$/;

/** A picture of a page's words: a drawing of public/content, or an upload. */
export function PagePicture({ picture: { src, alt }, ...look }: PagePictureProps) {
  const language = useLanguage();
  const [, name, width] = DRAWING.exec(src) ?? [];
  if (name)
    return <ContentPicture name={name} small={!width} alt={alt.text} lang={alt.lang} {...look} />;
  return (
    <span lang={langOf(alt, language)} className="contents">
      <ProductPicture src={src} alt={alt.text} {...look} />
    </span>
  );
}
