import { z } from "zod";
import { jsonList } from "../fields/json-list.ts";
import { optionalText, requiredText } from "../fields/required-text.ts";
import { searchText } from "../fields/search-text.ts";
import { pictureField } from "../media/picture-rules.ts";
import { pageMeta, pagingFields } from "../paging.ts";
import {
  CATEGORIES,
  type Category,
  PRICE_STEPS,
  PRODUCT_SORTS,
  SIZES,
  type Size,
  TECHNIQUES,
} from "./categories.ts";
import {
  priceField,
  stockField,
  traitField,
  weightField,
  workDaysField,
} from "./product-fields.ts";
import { eachOnce, MOST_WORDS, onlyKnown } from "./search/list-address.ts";
import { SIZE_REQUIRED } from "./sizes/sizes.ts";
import { settleSizing } from "./sizes/sizing.ts";

export const SOLD_STATUSES = ["Belum Terjual", "Terjual"] as const;

/** `words` searches words of name and description; `name` looks for letters in the name. */
const PRODUCT_MATCHES = ["words", "name"] as const;

/** Path below the shop's own origin, or null where the slot is empty. */
const imagePath = z.string().nullable();

export const productView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** English side of the Indonesian text, empty where there is none; so are the next two. */
    name_en: z.string(),
    description_en: z.string(),
    care_instructions_en: z.string(),
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
    /** Empty where nobody has said it; so are the next five. */
    motif: z.string(),
    technique: z.enum(TECHNIQUES).or(z.literal("")),
    material: z.string(),
    origin: z.string(),
    maker: z.string(),
    cut: z.string(),
    work_days: z.number().int().nullable(),
    is_purchased: z.boolean(),
    image1: imagePath,
    image2: imagePath,
    image3: imagePath,
    image4: imagePath,
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "Product" });

export type ProductView = z.infer<typeof productView>;

export const productPage = z.object({ data: z.array(productView), meta: pageMeta });

/** Returns a filter's field: known values, each once and in one order. */
function choices<Value extends string>(known: readonly Value[]) {
  const given = z.array(z.enum(known));
  return given.transform((values) => onlyKnown(known, values)).default([]);
}

const words = () => z.array(searchText()).max(MOST_WORDS).transform(eachOnce).default([]);

/** Values of one parameter are or-ed, different parameters and-ed. */
export const productQuery = z.object({
  "categories[]": choices(CATEGORIES),
  "sizes[]": choices(SIZES),
  "prices[]": choices(PRICE_STEPS),
  /** A motif, or its first words: Parang finds Parang Rusak as well. */
  "motifs[]": words(),
  "techniques[]": choices(TECHNIQUES),
  "materials[]": words(),
  "status[]": choices(SOLD_STATUSES),
  q: searchText(),
  match: z.enum(PRODUCT_MATCHES).default("words"),
  /** Default: best match with `q`, else newest. */
  sort: z.enum(PRODUCT_SORTS).optional(),
  ...pagingFields,
});

export type ProductQuery = z.infer<typeof productQuery>;

const MAX_NAME = 120;
const MAX_TEXT = 5_000;
const MAX_SIZE_DETAILS = 500;

const productFields = z.object({
  name: requiredText(MAX_NAME),
  /** English sides, which may be empty. */
  name_en: optionalText(MAX_NAME),
  description_en: optionalText(MAX_TEXT),
  care_instructions_en: optionalText(MAX_TEXT),
  category: z.enum(CATEGORIES, "Kategori harus dipilih"),
  /** Empty means none chosen. */
  size: z.union([z.enum(SIZES), z.literal("")], SIZE_REQUIRED).optional(),
  size_details: optionalText(MAX_SIZE_DETAILS),
  price: priceField,
  stock: stockField,
  weight: weightField,
  description: requiredText(MAX_TEXT),
  care_instructions: requiredText(MAX_TEXT),
  motif: traitField,
  technique: z
    .union([z.enum(TECHNIQUES), z.literal("")], "Teknik harus dipilih dari daftar")
    .optional(),
  material: traitField,
  origin: traitField,
  maker: traitField,
  cut: traitField,
  work_days: workDaysField,
  image1: pictureField,
  image2: pictureField,
  image3: pictureField,
  image4: pictureField,
});

type SizingInput = Pick<z.infer<typeof productFields>, "category" | "size" | "size_details">;

/** The stored category and size. The size may stay as long as the category does. */
export type HeldSize = { category: Category; size: Size };

function sizingFits(field: "size" | "size_details", held: HeldSize | null) {
  return ({ category, size, size_details = "" }: SizingInput) => {
    const wanted = { category, size: size || null, sizeDetails: size_details };
    const settled = settleSizing(wanted, held?.category === category ? held.size : null);
    return !("faults" in settled && settled.faults[field]);
  };
}

/** Input that the sizing rules can check. */
const sizingTexts = productFields
  .pick({ category: true })
  .extend({ size: z.string().optional(), size_details: z.string().optional() });

/** Sizing is checked although other fields are invalid, so that one attempt shows all errors. */
function hasCategory({ value }: z.core.ParsePayload): boolean {
  return sizingTexts.safeParse(value).success;
}

/** Returns the schema of the product form. `held` is null for a new product. */
export function productInput(held: HeldSize | null) {
  return productFields
    .refine(sizingFits("size", held), {
      path: ["size"],
      message: SIZE_REQUIRED,
      when: hasCategory,
    })
    .refine(sizingFits("size_details", held), {
      path: ["size_details"],
      message: "Rincian ukuran tidak sesuai dengan kategorinya",
    });
}

export const createProductInput = productInput(null);

export type CreateProductInput = z.infer<typeof createProductInput>;

/** The stock and the price that the admin saw. 409 if it has changed since. */
const seenFields = { stock_seen: stockField.optional(), price_seen: priceField.optional() };

/** Absent fields stay as they are. */
export const updateProductInput = productFields.partial().extend(seenFields);

export type UpdateProductInput = z.infer<typeof updateProductInput>;

/** At most so many products are changed in one request. */
const MAX_PRODUCTS_AT_ONCE = 100;

const productChange = productFields
  .pick({ category: true, price: true, stock: true })
  .partial()
  .extend({
    ...seenFields,
    id: z.uuid().toLowerCase(),
    /** True deletes the product; the other fields don't count then. */
    is_deleted: z.boolean().default(false),
  });

export type ProductChange = z.infer<typeof productChange>;

export const updateProductsInput = z.object({
  changes: jsonList(
    z
      .array(productChange)
      .min(1, "Pilih barang dulu")
      .max(MAX_PRODUCTS_AT_ONCE, `Paling banyak ${MAX_PRODUCTS_AT_ONCE} barang sekaligus`),
  ),
});

export type UpdateProductsInput = z.infer<typeof updateProductsInput>;

/** `failed`: the shop couldn't tell or try; the product may be changed again. */
const PRODUCT_CHANGE_RESULTS = ["saved", "conflict", "invalid", "not-found", "failed"] as const;

const productChangeResult = z.object({
  id: z.string(),
  result: z.enum(PRODUCT_CHANGE_RESULTS),
  /** The stock and the price after the call; null where they aren't known. */
  stock: z.number().int().nullable(),
  price: z.string().nullable(),
  /** The reason of a change that wasn't made, else empty. */
  message: z.string(),
});

export type ProductChangeResult = z.infer<typeof productChangeResult>;

export const updateProductsAnswer = z.object({ data: z.array(productChangeResult) });

export const productAnswer = z.object({ data: productView });

/** `link` opens a chat about the product; null where the shop has no number. */
export const productDetailAnswer = z.object({
  product: productView,
  link: z.string().nullable(),
});
