import { LinkButton } from "#components/ui/button/link-button.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import type { GalleryItemView } from "#lib/content/schema.ts";
import { DeleteButton } from "../parts/delete-button.tsx";

const SIZES = "(min-width: 64rem) 220px, 45vw";

/** The gallery items with their actions. */
export function GalleryGrid({ items }: { items: readonly GalleryItemView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 @2xl:grid-cols-3 @4xl:grid-cols-4 @6xl:grid-cols-5">
      {items.map((item) => (
        <li key={item.id} data-row className="flex min-w-0 flex-col">
          <ProductPicture src={item.image1} alt="" sizes={SIZES} />
          <p className="pt-2 text-[0.9375rem] leading-snug font-semibold break-words">
            {item.title}
          </p>
          <div className="mt-auto flex flex-wrap gap-2 pt-2">
            <LinkButton
              href={`/dashboard/gallery-form/${item.id}`}
              variant="secondary"
              size="small"
              aria-label={`Edit ${item.title}`}
            >
              Edit
            </LinkButton>
            <DeleteButton
              path={`/api/gallery/${item.id}?_method=delete`}
              kind="Gallery"
              name={item.title}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
