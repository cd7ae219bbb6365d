import { classNames } from "#components/ui/class-names.ts";
import type { Language } from "#lib/language/languages.ts";

/** Says that a picture is a drawing. */
const DEMO = { en: "demo illustration", id: "ilustrasi demo" };

type ContentPictureProps = {
  /** The files' name in public/content, without the width. */
  name: string;
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
  alt,
  lang = "id",
  sizes,
  priority,
  className,
}: ContentPictureProps) {
  return (
    <img
      lang={lang}
      src={`/content/${name}-960.webp`}
      srcSet={`/content/${name}-480.webp 480w, /content/${name}-960.webp 960w`}
      sizes={sizes}
      width={960}
      height={1200}
      alt={alt === "" ? "" : `${alt} — ${DEMO[lang]}`}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      className={classNames("aspect-4/5 w-full bg-gading object-cover", className)}
    />
  );
}
