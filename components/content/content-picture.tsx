import { classNames } from "#components/ui/class-names.ts";
import { PICTURE_WORDS } from "#components/ui/picture-words.ts";
import type { Language } from "#lib/language/languages.ts";

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
  const source = small
    ? { src: `${file}.webp`, width: 320, height: 320 }
    : {
        src: `${file}-960.webp`,
        srcSet: `${file}-480.webp 480w, ${file}-960.webp 960w`,
        sizes,
        width: 960,
        height: 1200,
      };
  return (
    <img
      lang={lang}
      {...source}
      alt={alt === "" ? "" : `${alt} — ${PICTURE_WORDS[lang].demo}`}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      className={classNames("aspect-4/5 w-full bg-gading object-cover", className)}
    />
  );
}
