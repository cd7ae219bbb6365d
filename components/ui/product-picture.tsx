import { type CSSProperties, ViewTransition } from "react";
import { useWords } from "#language";
import { pictureKey, pictureOfWidth, pictureSrcSet } from "#lib/media/picture-paths.ts";
import { classNames } from "./class-names.ts";
import { PICTURE_WORDS } from "./picture-words.ts";

/**
 * Widths in which a picture is offered, for screens with up to three device pixels per CSS pixel. A list
 * repeats them for each picture. So small pictures have few, and one WebP for browsers without AVIF.
 */
const OFFERED = {
  /** Up to 128 px wide. */
  thumb: { avif: [160, 320, 480], webp: 320 },
  /** Up to 290 px wide. */
  card: { avif: [320, 480, 640, 1080], webp: 640 },
} as const;

type ProductPictureProps = {
  src: string | null | undefined;
  alt: string;
  /** The attribute `sizes`. */
  sizes: string;
  /** All widths are offered by default. */
  kind?: keyof typeof OFFERED | undefined;
  /** True for demo pictures, whose alt text says that they are drawings. */
  demo?: boolean | undefined;
  /** True for the page's largest picture, which loads first. */
  priority?: boolean | undefined;
  /** True for another picture of the first screen. */
  eager?: boolean | undefined;
  /** True where it moves to or from another page with the same picture. Once a page for each picture. */
  moves?: boolean | undefined;
  /** Address of a smaller file of the same picture, which stands here until this one has come. */
  ground?: string | undefined;
  className?: string | undefined;
};

/** A stored picture in a 4:5 box that keeps its place while loading. */
export function ProductPicture({
  src,
  alt,
  sizes,
  kind,
  demo,
  priority,
  eager,
  moves,
  ground,
  className,
}: ProductPictureProps) {
  const look = classNames("picture", className);
  const words = useWords(PICTURE_WORDS);
  if (!src) {
    return (
      <span
        className={classNames(
          look,
          "flex! items-center justify-center text-center text-abu",
          kind === "thumb" ? "text-xs leading-tight" : "text-sm",
        )}
      >
        {words.none}
      </span>
    );
  }
  const offered = kind && OFFERED[kind];
  const fallback = offered
    ? { src: pictureOfWidth(src, offered.webp) }
    : { src, srcSet: pictureSrcSet(src), sizes };
  const img = (
    <img
      {...fallback}
      width={960}
      height={1200}
      alt={demo && alt !== "" ? `${alt} — ${words.demo}` : alt}
      loading={priority || eager ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={look}
      {...(ground && { style: groundStyle(ground) })}
    />
  );
  return (
    // `display: contents`, so that the img alone is laid out.
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSrcSet(src, "avif", offered?.avif)} sizes={sizes} />
      {moves ? (
        <ViewTransition
          name={`picture-${pictureKey(src) ?? src.replaceAll(/[^\w-]/g, "-")}`}
          share="moving-picture"
          default="none"
        >
          {img}
        </ViewTransition>
      ) : (
        img
      )}
    </picture>
  );
}

function groundStyle(src: string): CSSProperties {
  return {
    backgroundImage: `url("${src}")`,
    backgroundSize: "contain",
    backgroundPosition: "center",
    backgroundRepeat: "no-repeat",
  };
}
