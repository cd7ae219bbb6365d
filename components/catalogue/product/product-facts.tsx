import { useLanguage, useWords } from "#language";
import { CATEGORY_NAMES } from "#lib/catalogue/catalogue-words.ts";
import type { Size } from "#lib/catalogue/categories.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { sizeLabel, sizeName } from "#lib/catalogue/sizes/size-labels.ts";
import { inEnglish } from "#lib/catalogue/views/trait-words.ts";
import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import type { ImageSlot } from "#lib/media/image-slots.ts";
import { PRODUCT_WORDS } from "../product-words.ts";

/** The techniques as a product's page explains them. */
const TECHNIQUE_NAMES = words(
  {
    Tulis: "Tulis (drawn by hand)",
    Cap: "Cap (stamped by hand)",
    Kombinasi: "Tulis and cap",
    Lainnya: "Other",
  },
  {
    Tulis: "Tulis (digambar dengan canting)",
    Cap: "Cap (dicap dengan tangan)",
    Kombinasi: "Tulis dan cap",
    Lainnya: "Lainnya",
  },
);

const kilograms = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });

function hasLetter(size: Size): boolean {
  return size !== "See-Image" && size !== "Free-Size";
}

/** Fields that the page shows elsewhere, or not at all. Stock must be live. */
type OtherField =
  | `${string}_en`
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
type Fact = {
  format: (product: ProductView, language: Language) => string;
  isWritten?: true;
};

/** In their order. A field of the product that is neither here nor in OtherField doesn't compile. */
const FACTS: Record<Exclude<keyof ProductView, OtherField>, Fact> = {
  motif: { format: ({ motif }) => motif, isWritten: true },
  technique: {
    format: ({ technique }, language) =>
      technique === "" ? "" : TECHNIQUE_NAMES[language][technique],
  },
  material: { format: ({ material }) => material, isWritten: true },
  cut: { format: ({ cut }) => cut, isWritten: true },
  category: { format: ({ category }, language) => CATEGORY_NAMES[language][category] },
  size: { format: formatSize },
  weight: { format: ({ weight }) => formatWeight(weight) },
};

const FACT_NAMES = Object.keys(FACTS) as (keyof typeof FACTS)[];

export function ProductFacts({ product }: { product: ProductView }) {
  const language = useLanguage();
  const words = useWords(PRODUCT_WORDS);
  const known = FACT_NAMES.flatMap((name) => {
    const { format, isWritten } = FACTS[name];
    const text = format(product, language);
    const english = language === "en" && isWritten ? inEnglish(text) : undefined;
    if (text === "") return [];
    const lang = isWritten && !english ? "id" : undefined;
    return [{ name: words[name], text: english ?? text, lang }];
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

function formatSize(product: ProductView, language: Language): string {
  const choices = sizeChoices(product);
  const words = choices.length > 0 ? choices.join(", ") : sizeLabel(product, language);
  if (!hasLetter(product.size) || product.category === "Batik Cloth") return words;
  return `${words} (${sizeName(product.size, language)})`;
}

/** Grams as people say them: 350 g, 1,2 kg. */
function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${kilograms.format(grams / 1000)} kg`;
}
