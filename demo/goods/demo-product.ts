import { CARE } from "./care-instructions.ts";
import { type DemoTraits, demoTraits } from "./demo-traits.ts";

export type DemoProduct = {
  name: string;
  category: "Men" | "Women" | "Others" | "Batik Cloth";
  size: "XS" | "S" | "M" | "L" | "XL" | "2XL" | "3XL" | "Free-Size" | "See-Image";
  size_details: string;
  /** Whole rupiah. */
  price: number;
  stock: number;
  /** Sold through the shop: stock is 0 then. */
  sold: boolean;
  /** Grams. */
  weight: number;
  /** Paragraphs are parted by an empty line. */
  description: string;
  /** The description of an earlier release, by which its demo is found. */
  earlierDescription?: string;
  care_instructions: string;
  english: { name: string; description: string; care: string };
  traits: DemoTraits;
  /** Two to four that differ; the first is the main picture. */
  pictures: string[];
};

/** A product in the demo's lists. Each category's file adds the other fields. */
export type DemoProductText = Omit<
  DemoProduct,
  | "category"
  | "size_details"
  | "sold"
  | "description"
  | "earlierDescription"
  | "care_instructions"
  | "english"
  | "traits"
> & {
  size_details?: string;
  sold?: boolean;
  description: string[];
  care: keyof typeof CARE;
  english: { name: string; description: string[] };
  earlierDescription?: string[];
};

export function demoProduct(
  category: DemoProduct["category"],
  sizeDetails: string,
  {
    sold = false,
    description,
    earlierDescription,
    size_details,
    care,
    english,
    ...text
  }: DemoProductText,
): DemoProduct {
  return {
    ...text,
    traits: demoTraits(text.name),
    category,
    size_details: size_details ?? (text.size === "See-Image" ? "" : sizeDetails),
    stock: sold ? 0 : text.stock,
    sold,
    description: description.join("\n\n"),
    care_instructions: CARE[care].id,
    english: {
      name: english.name,
      description: english.description.join("\n\n"),
      care: CARE[care].en,
    },
    ...(earlierDescription && { earlierDescription: earlierDescription.join("\n\n") }),
  };
}
