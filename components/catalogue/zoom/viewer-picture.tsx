import { useState } from "react";
import type { ContainerRect, GenericSlide } from "yet-another-react-lightbox";
import { ProductPicture } from "#components/ui/product-picture.tsx";

/** A slide of yet-another-react-lightbox. */
export interface PictureSlide extends GenericSlide {
  type: "picture";
  src: string;
  alt: string;
}

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    picture: PictureSlide;
  }
}

type ViewerPictureProps = {
  slide: PictureSlide;
  /** The room for the whole picture. */
  rect: ContainerRect;
  sizes: string;
  /** False for a neighbour of the shown picture. */
  isShown: boolean;
  demo?: boolean | undefined;
};

/** A picture as large as its room allows. The library measures its box, and holds an enlarged one in the room. */
export function ViewerPicture({ slide, rect, sizes, isShown, demo }: ViewerPictureProps) {
  const [shape, setShape] = useState<ContainerRect | null>(null);
  // Pictures are 4:5 until the file says otherwise.
  const { width, height } = shape ?? { width: 4, height: 5 };
  const scale = Math.min(rect.width / width, rect.height / height);
  return (
    <div
      onLoadCapture={({ target }) => {
        const { naturalWidth, naturalHeight } = target as HTMLImageElement;
        // The first file's shape. A larger one's differs by parts of a pixel, which would jerk.
        setShape((known) => known ?? { width: naturalWidth, height: naturalHeight });
      }}
      style={{ width: width * scale, height: height * scale }}
      className="pointer-events-none shrink-0"
    >
      <ProductPicture
        src={slide.src}
        alt={slide.alt}
        sizes={sizes}
        demo={demo}
        priority={isShown}
        eager
        className="aspect-auto! size-full! bg-transparent! object-contain!"
      />
    </div>
  );
}
