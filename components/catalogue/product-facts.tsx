import type { Size } from "#lib/catalogue/categories.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { SIZE_LABELS, sizeWords } from "#lib/catalogue/size-words.ts";
import type { ImageSlot } from "#lib/media/image-slots.ts";

const kilograms = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

function hasLetter(size: Size): boolean {
  return size !== "See-Image" && size !== "Free-Size";
}

/** Fields that the page shows elsewhere, or not at all. Stock must be live. */
type OtherField =
  | "id"
  | "name"
  | "size_details"
  | "price"
  | "stock"
  | "description"
  | "care_instructions"
  | "is_purchased"
  | ImageSlot
  | "created_at"
  | "updated_at";

type Fact = { name: string; format: (product: ProductView) => string };

/** A field of the product that is neither here nor in OtherField doesn't compile. */
const FACTS: Record<Exclude<keyof ProductView, OtherField>, Fact> = {
  category: { name: "Category", format: ({ category }) => category },
  size: { name: "Size", format: formatSize },
  weight: { name: "Weight", format: ({ weight }) => formatWeight(weight) },
};

/** The short facts. */
export function ProductFacts({ product }: { product: ProductView }) {
  return (
    <dl className="border-t border-garis">
      {Object.values(FACTS).map(({ name, format }) => (
        <div key={name} className="flex justify-between gap-4 border-b border-garis py-2.5">
          <dt className="text-abu">{name}</dt>
          <dd className="text-right font-medium">{format(product)}</dd>
        </div>
      ))}
    </dl>
  );
}

function formatSize(product: ProductView): string {
  const words = sizeWords(product);
  if (!hasLetter(product.size) || product.category === "Batik Cloth") return words;
  return `${words} (${SIZE_LABELS[product.size]})`;
}

/** Grams as people say them: 350 g, 1,2 kg. */
function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${kilograms.format(grams / 1000)} kg`;
}
