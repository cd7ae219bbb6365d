import { classNames } from "#components/ui/class-names.ts";
import { PICTURE_WORDS } from "#components/ui/picture-words.ts";
import type { Language } from "#lib/language/languages.ts";

/** Widths of a drawing as AVIF, of quality 38. Browsers without AVIF have one WebP. */
const WIDTHS = [320, 480, 960];

type ContentPictureProps = {
  /** The files' name in public/content, without the width. */
  name: string;
  /** True for a drawing of one small file, 320 pixels wide. */
  small?: boolean;
  /** Empty for a picture that tells nothing. */
  alt: string;
  lang?: Language;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A drawing on a text page; its alt text says that it is a drawing. */
export function ContentPicture({
  name,
  small = false,
  alt,
  lang = "id",
  sizes,
  priority,
  className,
}: ContentPictureProps) {
  const file = `/content/${name}`;
  const img = (
    <img
      lang={lang}
      {...(small
        ? { src: `${file}.webp`, width: 320, height: 320 }
        : { src: `${file}-960.webp`, width: 960, height: 1200 })}
      alt={alt === "" ? "" : `${alt} — ${PICTURE_WORDS[lang].demo}`}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      className={classNames("aspect-4/5 w-full bg-gading object-cover", className)}
    />
  );
  if (small) return img;
  return (
    <picture className="contents">
      <source
        type="image/avif"
        srcSet={WIDTHS.map((width) => `${file}-${width}.avif ${width}w`).join(", ")}
        sizes={sizes}
      />
      {img}
    </picture>
  );
}
