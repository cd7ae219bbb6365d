import type { Size } from "#lib/catalogue/categories.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { SIZE_LABELS, sizeWords } from "../../lib/catalogue/size-words.ts";

const kilograms = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

function hasLetter(size: Size): boolean {
  return size !== "See-Image" && size !== "Free-Size";
}

/** The short facts. Stock isn't among them: it must be live. */
export function ProductFacts({ product }: { product: ProductView }) {
  const isCloth = product.category === "Batik Cloth";
  const facts = [
    { name: "Category", value: product.category },
    {
      name: "Size",
      value: hasLetter(product.size)
        ? `${sizeWords(product)}${isCloth ? "" : ` (${SIZE_LABELS[product.size]})`}`
        : sizeWords(product),
    },
    { name: "Weight", value: formatWeight(product.weight) },
  ];
  return (
    <dl className="border-t border-garis">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4 border-b border-garis py-2.5">
          <dt className="text-abu">{name}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Grams as people say them: 350 g, 1,2 kg. */
function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${kilograms.format(grams / 1000)} kg`;
}
