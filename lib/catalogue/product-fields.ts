import { wholeNumber } from "../fields/whole-number.ts";
import { parseRupiah } from "../money.ts";

/** The dearest piece, in rupiah: far above any batik, and its sums fit wherever they are kept. */
export const MAX_PRICE = 1_000_000_000;
export const MAX_STOCK = 100_000;
/** 50 kg in grams: what JNE takes as one parcel. */
export const MAX_WEIGHT = 50_000;

/** Whole rupiah above 0; dots are stripped (docs/catalogue.md#product-fields). */
export const priceField = wholeNumber({
  min: 1,
  max: MAX_PRICE,
  message: "Harga harus rupiah bulat dari 1 sampai 1.000.000.000",
  read: parseRupiah,
});

export const stockField = wholeNumber({
  min: 0,
  max: MAX_STOCK,
  message: "Stock harus bilangan bulat dari 0 sampai 100.000",
});

/** Grams. */
export const weightField = wholeNumber({
  min: 1,
  max: MAX_WEIGHT,
  message: "Berat harus gram bulat dari 1 sampai 50.000",
});
