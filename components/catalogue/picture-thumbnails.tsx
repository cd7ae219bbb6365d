import { ProductPicture } from "#components/ui/product-picture.tsx";

type PictureThumbnailsProps = {
  images: readonly string[];
  shown: number;
  onChoose: (index: number) => void;
};

/** Beside the picture; below it where there is room. */
export function PictureThumbnails({ images, shown, onChoose }: PictureThumbnailsProps) {
  return (
    <ul
      aria-label="Pictures"
      className="flex w-12 shrink-0 flex-col gap-2 sm:w-16 lg:grid lg:w-auto lg:grid-cols-5 lg:gap-3"
    >
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            onClick={() => onChoose(index)}
            aria-current={index === shown ? "true" : undefined}
            className="block w-full border-2 border-transparent aria-[current=true]:border-soga-700"
          >
            <ProductPicture
              src={image}
              alt=""
              sizes="(min-width: 1024px) 120px, (min-width: 640px) 64px, 48px"
              kind="thumb"
            />
            <span className="sr-only">Show picture {index + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
