import { z } from "zod";
import { EMPTY } from "../fields/required-text.ts";
import { parseRupiah } from "../money.ts";

/** The dearest piece, in rupiah: far above any batik, and its sums fit wherever they are kept. */
export const MAX_PRICE = 1_000_000_000;
export const MAX_STOCK = 100_000;
/** 50 kg in grams: what JNE takes as one parcel. */
export const MAX_WEIGHT = 50_000;

type WholeNumber = {
  min: number;
  max: number;
  message: string;
  /** Reads what was typed; null where it is no whole number. */
  read?: (text: string) => number | null;
};

/** A whole number, as a form types it or as JSON has it. */
export function wholeNumber({ min, max, message, read = readDigits }: WholeNumber) {
  return z.union([z.number(), z.string()], EMPTY).transform((value, context) => {
    const isEmpty = typeof value === "string" && value.trim() === "";
    const number = typeof value === "number" ? value : read(value.trim());
    if (!isEmpty && number !== null && Number.isInteger(number) && number >= min && number <= max) {
      return number;
    }
    context.addIssue({ code: "custom", message: isEmpty ? EMPTY : message });
    return z.NEVER;
  });
}

function readDigits(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Whole rupiah above 0; dots are stripped (api-contract.md, Money). */
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
