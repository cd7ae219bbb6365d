import { z } from "zod";
import { pageMeta, pagingFields } from "../paging.ts";

export const CATEGORIES = ["Men", "Women", "Batik Cloth", "Others"] as const;
export const SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "Free-Size", "See-Image"] as const;
export const SOLD_STATUSES = ["Belum Terjual", "Terjual"] as const;
export const PRODUCT_SORTS = ["newest", "price-asc", "price-desc"] as const;

export type Category = (typeof CATEGORIES)[number];
export type Size = (typeof SIZES)[number];

/** Path below the shop's own origin, or null where the slot is empty. */
const imagePath = z.string().nullable();

export const productView = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  size: z.enum(SIZES),
  size_details: z.string(),
  /** Whole rupiah as a numeric string. */
  price: z.string(),
  stock: z.number().int(),
  /** Grams. */
  weight: z.number().int(),
  description: z.string(),
  care_instructions: z.string(),
  is_purchased: z.boolean(),
  image1: imagePath,
  image2: imagePath,
  image3: imagePath,
  image4: imagePath,
  created_at: z.string(),
  updated_at: z.string(),
});

export type ProductView = z.infer<typeof productView>;

export const productPage = z.object({ data: z.array(productView), meta: pageMeta });

/** The catalogue's query: repeated values are or-ed, different parameters and-ed. */
export const productQuery = z.object({
  "categories[]": z.array(z.enum(CATEGORIES)).default([]),
  "sizes[]": z.array(z.enum(SIZES)).default([]),
  "status[]": z.array(z.enum(SOLD_STATUSES)).default([]),
  q: z.string().trim().max(100).default(""),
  sort: z.enum(PRODUCT_SORTS).default("newest"),
  ...pagingFields,
});

export type ProductQuery = z.infer<typeof productQuery>;
