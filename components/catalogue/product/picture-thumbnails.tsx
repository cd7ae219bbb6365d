import { ProductPicture } from "#components/ui/product-picture.tsx";

type PictureThumbnailsProps = {
  images: readonly string[];
  shown: number;
  onChoose: (index: number) => void;
};

/** Beside the picture: on its right on phones, near the thumb; on its left on desks. */
export function PictureThumbnails({ images, shown, onChoose }: PictureThumbnailsProps) {
  return (
    <ul aria-label="Pictures" className="flex w-12 shrink-0 flex-col gap-2 sm:w-16 lg:order-first">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            onClick={() => onChoose(index)}
            aria-current={index === shown ? "true" : undefined}
            className="block w-full border-2 border-transparent aria-[current=true]:border-soga-700"
          >
            <ProductPicture src={image} alt="" sizes="(min-width: 640px) 64px, 48px" kind="thumb" />
            <span className="sr-only">Show picture {index + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
