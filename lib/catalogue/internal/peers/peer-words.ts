import { CATEGORIES, type Category, SIZES, type Size, TECHNIQUES } from "../../categories.ts";
import type { ProductField } from "../../csv/product-columns.ts";

/** Words of a peer's types, categories and tags. The first match counts: a sarong for men is cloth. */
const CATEGORY_WORDS: readonly [Category, RegExp][] = [
  ["Batik Cloth", /\b(kain|cloths?|fabrics?|textiles?|tekstil|sarung|sarongs?|jarik)\b/],
  [
    "Women",
    /\b(wanita|perempuan|women'?s?|womens|woman|ladies|female|blus|blouses?|gaun|dress(es)?|tunik|rok|kebaya)\b/,
  ],
  ["Men", /\b(pria|laki-laki|cowok|men'?s?|mens|man|male)\b/],
  [
    "Others",
    /\b(aksesori|aksesoris|accessor(y|ies)|syal|selendang|scarf|scarves|shawls?|tas|bags?|others|lainnya)\b/,
  ],
];

/** Finds the category that the first of the texts with such a word names; null where none does. */
export function categoryOf(texts: readonly string[]): Category | null {
  for (const text of texts.map((given) => given.toLowerCase())) {
    const exact = CATEGORIES.find((category) => category.toLowerCase() === text.trim());
    const found = exact ?? CATEGORY_WORDS.find(([, words]) => words.test(text))?.[0];
    if (found) return found;
  }
  return null;
}

const SIZE_WORDS: Readonly<Record<string, Size>> = {
  "extra small": "XS",
  small: "S",
  medium: "M",
  large: "L",
  "extra large": "XL",
  xxl: "2XL",
  "xx large": "2XL",
  xxxl: "3XL",
  "xxx large": "3XL",
  "free size": "Free-Size",
  freesize: "Free-Size",
  "all size": "Free-Size",
  allsize: "Free-Size",
  "one size": "Free-Size",
};

/** Finds the shop's size of a peer's; null for another. */
export function sizeOf(text: string): Size | null {
  const word = text
    .toLowerCase()
    .replaceAll(/[-_\s]+/g, " ")
    .replace(/^(size|ukuran) /, "")
    .trim();
  const own = SIZES.find((size) => size.toLowerCase().replace("-", " ") === word);
  return own ?? (Object.hasOwn(SIZE_WORDS, word) ? (SIZE_WORDS[word] ?? null) : null);
}

export function isSizeOption(name: string): boolean {
  return /\b(sizes?|ukuran)\b/i.test(name);
}

const TRAIT_NAMES = {
  motif: /^(motif|pattern)$/,
  technique: /^(teknik|technique)$/,
  material: /^(bahan|material|fabric)$/,
  origin: /^(asal|origin)$/,
  maker: /^(pembuat|pengrajin|maker)$/,
  cut: /^(potongan|lengan|sleeve|cut)$/,
} satisfies Partial<Record<ProductField, RegExp>>;

export type Trait = keyof typeof TRAIT_NAMES;

/** Finds the trait that a peer's attribute of this name is; undefined for another attribute. */
export function traitOf(name: string): Trait | undefined {
  const word = name.trim().toLowerCase();
  return (Object.keys(TRAIT_NAMES) as Trait[]).find((trait) => TRAIT_NAMES[trait].test(word));
}

/** Returns a technique as the shop writes it; undefined for another. */
export function techniqueOf(text: string): string | undefined {
  const word = text.toLowerCase().replace(/^batik /, "");
  return TECHNIQUES.find((technique) => technique.toLowerCase() === word.trim());
}
