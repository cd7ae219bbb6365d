import { ProductPicture } from "#components/ui/product-picture.tsx";
import type { GalleryItemView } from "#lib/content/schema.ts";

const SIZES = "(min-width: 64rem) 220px, 45vw";

export function GalleryGrid({ items }: { items: readonly GalleryItemView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 @2xl:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-5">
      {items.map((item) => (
        <li key={item.id}>
          <ProductPicture src={item.image1} alt="" sizes={SIZES} />
          <p className="pt-2 text-[0.9375rem] leading-snug font-semibold break-words">
            {item.title}
          </p>
        </li>
      ))}
    </ul>
  );
}
