import type { Size, Technique } from "#lib/catalogue/categories.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { SIZE_LABELS, sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { inEnglish } from "#lib/catalogue/trait-words.ts";
import type { ImageSlot } from "#lib/media/image-slots.ts";

const TECHNIQUE_WORDS: Record<Technique, string> = {
  Tulis: "Tulis (drawn by hand)",
  Cap: "Cap (stamped by hand)",
  Kombinasi: "Tulis and cap",
  Lainnya: "Other",
};

const kilograms = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

function hasLetter(size: Size): boolean {
  return size !== "See-Image" && size !== "Free-Size";
}

/** Fields that the page shows elsewhere, or not at all. Stock must be live. */
type OtherField =
  | "id"
  | "name"
  | "origin"
  | "maker"
  | "work_days"
  | "size_details"
  | "price"
  | "stock"
  | "description"
  | "care_instructions"
  | "is_purchased"
  | ImageSlot
  | "created_at"
  | "updated_at";

/** `isWritten`: in the owner's own words, which are Indonesian. Known ones are shown in English. */
type Fact = { name: string; format: (product: ProductView) => string; isWritten?: true };

/** In their order. A field of the product that is neither here nor in OtherField doesn't compile. */
const FACTS: Record<Exclude<keyof ProductView, OtherField>, Fact> = {
  motif: { name: "Motif", format: ({ motif }) => motif, isWritten: true },
  technique: {
    name: "Technique",
    format: ({ technique }) => (technique === "" ? "" : TECHNIQUE_WORDS[technique]),
  },
  material: { name: "Material", format: ({ material }) => material, isWritten: true },
  cut: { name: "Sleeve and cut", format: ({ cut }) => cut, isWritten: true },
  category: { name: "Category", format: ({ category }) => category },
  size: { name: "Size", format: formatSize },
  weight: { name: "Weight", format: ({ weight }) => formatWeight(weight) },
};

export function ProductFacts({ product }: { product: ProductView }) {
  const known = Object.values(FACTS).flatMap(({ name, format, isWritten }) => {
    const text = format(product);
    const english = isWritten && inEnglish(text);
    return text === ""
      ? []
      : [{ name, text: english ?? text, lang: isWritten && !english ? "id" : undefined }];
  });
  return (
    <dl className="border-t border-garis">
      {known.map(({ name, text, lang }) => (
        <div key={name} className="flex justify-between gap-4 border-b border-garis py-2.5">
          <dt className="text-abu">{name}</dt>
          <dd lang={lang} className="text-right font-medium">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function formatSize(product: ProductView): string {
  const choices = sizeChoices(product);
  const words = choices.length > 0 ? choices.join(", ") : sizeLabel(product);
  if (!hasLetter(product.size) || product.category === "Batik Cloth") return words;
  return `${words} (${SIZE_LABELS[product.size]})`;
}

/** Grams as people say them: 350 g, 1,2 kg. */
function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${kilograms.format(grams / 1000)} kg`;
}
