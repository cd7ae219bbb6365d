import { ViewTransition } from "react";
import { pictureSrcSet } from "#lib/media/picture-paths.ts";
import { classNames } from "./class-names.ts";

type ProductPictureProps = {
  src: string | null | undefined;
  alt: string;
  /** The attribute `sizes`. */
  sizes: string;
  /** True for demo pictures, whose alt text says that they are drawings. */
  demo?: boolean | undefined;
  /** True for the page's largest picture, which loads first. */
  priority?: boolean | undefined;
  /** True where it moves to or from another page with the same picture. Once a page for each picture. */
  moves?: boolean | undefined;
  className?: string | undefined;
};

/** A stored picture in a 4:5 box that keeps its place while loading. */
export function ProductPicture({
  src,
  alt,
  sizes,
  demo,
  priority,
  moves,
  className,
}: ProductPictureProps) {
  const well = classNames("block aspect-4/5 w-full bg-gading", className);
  if (!src) {
    return (
      <span
        className={classNames(
          well,
          "flex! items-center justify-center text-center text-sm text-abu",
        )}
      >
        No Image
      </span>
    );
  }
  const img = (
    <img
      src={src}
      srcSet={pictureSrcSet(src)}
      sizes={sizes}
      width={960}
      height={1200}
      alt={demo && alt !== "" ? `${alt} — ilustrasi demo` : alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding="async"
      className={classNames(well, "object-cover")}
    />
  );
  return (
    // `display: contents`, so that the img alone is laid out.
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSrcSet(src, "avif")} sizes={sizes} />
      {moves ? (
        <ViewTransition name={movingName(src)} share="moving-picture" default="none">
          {img}
        </ViewTransition>
      ) : (
        img
      )}
    </picture>
  );
}

/** Returns the picture's name in the style sheet, which takes letters, digits and hyphens. */
function movingName(src: string): string {
  return `picture${src.replaceAll(/[^\w-]/g, "-")}`;
}
