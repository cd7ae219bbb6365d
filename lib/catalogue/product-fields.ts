import { wholeNumber } from "../fields/whole-number.ts";
import { parseRupiah } from "../money.ts";
import { CARRIERS } from "../shipping/carriers.ts";

/** Rupiah. Far above any batik, and sums of it stay safe integers. */
export const MAX_PRICE = 1_000_000_000;
export const MAX_STOCK = 100_000;
/** Grams that each carrier takes as one parcel. */
export const MAX_WEIGHT = Math.min(...CARRIERS.map(({ maxGrams }) => maxGrams));

/** Whole rupiah above 0, as parseRupiah takes it (docs/catalogue.md#product-fields). */
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

export const weightField = wholeNumber({
  min: 1,
  max: MAX_WEIGHT,
  message: `Berat harus gram bulat dari 1 sampai ${MAX_WEIGHT.toLocaleString("id")}`,
});
