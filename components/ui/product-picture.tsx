import { pictureSrcSet } from "#lib/media/picture-paths.ts";
import { classNames } from "./class-names.ts";

type ProductPictureProps = {
  src: string | null | undefined;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Demo pictures say that they are drawings. */
  demo?: boolean | undefined;
  /** For the one picture that the page is waiting for. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

/** A stored picture in a 4:5 well that keeps its place while the picture comes. */
export function ProductPicture({
  src,
  alt,
  sizes,
  demo,
  priority,
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
  return (
    // Of one box with its img, as if the picture element weren't there.
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSrcSet(src, "avif")} sizes={sizes} />
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
    </picture>
  );
}
