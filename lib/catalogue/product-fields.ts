import { z } from "zod";
import { plainWords } from "../fields/pasted-text.ts";
import { atMost } from "../fields/required-text.ts";
import { wholeNumber } from "../fields/whole-number.ts";
import { parseGrouped, parseRupiah, withoutCurrency } from "../rupiah.ts";
import { CARRIERS } from "../shipping/carriers.ts";

/** Rupiah. Far above any batik, and sums of it stay safe integers. */
export const MAX_PRICE = 1_000_000_000;
const MAX_STOCK = 100_000;
/** Grams that each carrier takes as one parcel. */
const MAX_WEIGHT = Math.min(...CARRIERS.map(({ maxGrams }) => maxGrams));

/** Whole rupiah above 0, also as spreadsheets write them (docs/catalogue.md#product-fields). */
export const priceField = wholeNumber({
  min: 1,
  max: MAX_PRICE,
  message: "Harga harus rupiah bulat dari 1 sampai 1.000.000.000",
  read: (text) => parseRupiah(withoutCurrency(text)),
});

export const stockField = wholeNumber({
  min: 0,
  max: MAX_STOCK,
  message: "Stock harus bilangan bulat dari 0 sampai 100.000",
  read: parseGrouped,
});

export const weightField = wholeNumber({
  min: 1,
  max: MAX_WEIGHT,
  message: `Berat harus gram bulat dari 1 sampai ${MAX_WEIGHT.toLocaleString("id")}`,
  read: parseGrouped,
});

const MAX_TRAIT = 80;

/** Trait of a product, in a few words. Empty for unknown. */
export const traitField = z
  .string()
  .overwrite(plainWords)
  .max(MAX_TRAIT, atMost(MAX_TRAIT, "id"))
  .optional();

/** Some cloths take a year and more. */
const MAX_WORK_DAYS = 2_000;

/** Whole days of work; empty or null for unknown. */
export const workDaysField = z
  .union([
    z.literal("").transform(() => null),
    z.null(),
    wholeNumber({
      min: 1,
      max: MAX_WORK_DAYS,
      message: "Lama pengerjaan harus hari bulat dari 1 sampai 2.000",
    }),
  ])
  .optional();
