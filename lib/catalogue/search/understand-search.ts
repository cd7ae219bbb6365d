import type { Language } from "../../language/languages.ts";
import { UNDERSTOOD_WORDS } from "../catalogue-words.ts";
import { SIZES, type Size } from "../categories.ts";
import { readSearchTerms, type SearchTerm } from "./search-terms.ts";

export type Understood = {
  /** In the words of a filter's chip. */
  label: string;
  /** The search without it. */
  rest: string;
};

/** Meaning of a search. Prices are whole rupiah, both ends included; null is no limit. */
export type Search = {
  words: SearchTerm[];
  /** Any of them is enough; none is no condition. */
  sizes: Size[];
  minPrice: number | null;
  maxPrice: number | null;
  understood: Understood[];
};

const UNITS: Record<string, number> = { "": 1, k: 1e3, rb: 1e3, ribu: 1e3, jt: 1e6, juta: 1e6 };
const AMOUNT = String.raw`(?:rp\.? ?)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?) ?(ribu|rb|juta|jt|k)?(?![\p{L}\p{N}])`;
const limit = (words: string) => new RegExp(`(?:${words}) ?(?:dari )?${AMOUNT}`, "iu");

/** Phrases for a limit, and the number to add for a limit that is included. */
const LIMITS = [
  ["maxPrice", 0, "upTo", limit("maksimal|maks|max|paling mahal|sampai|up to|<=|≤")],
  ["maxPrice", -1, "under", limit("di ?bawah|kurang dari|under|below|<")],
  ["minPrice", 0, "from", limit("minimal|min|mulai|from|>=|≥")],
  ["minPrice", 1, "over", limit("di ?atas|lebih dari|over|above|>")],
] as const;

/** Words of sizes besides the sizes' own. */
const SIZE_WORDS: Record<string, Size> = {
  ...{ XXL: "2XL", XXXL: "3XL" },
  ...{ ALLSIZE: "Free-Size", FREESIZE: "Free-Size" },
};
const LETTERS = [...SIZES.filter((size) => !size.includes("-")), "XXXL", "XXL"].join("|");
const SIZE = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?:(?:ukuran|size|uk\\.?) ?)?(${LETTERS}|all ?size|free[ -]?size)(?![\\p{L}\\p{N}'’])`,
  "iu",
);

/** People who look for a gift have no garment in mind but a price. */
const GIFT = /(?<!\p{L})(?:kado|hadiah|oleh[ -]?oleh|suvenir|gifts?)(?!\p{L})/iu;
/** In rupiah, the lowest price range of the list's filter. */
const GIFT_PRICE = 250_000;

const rupiah = new Intl.NumberFormat("id-ID");

/** Reads sizes ("ukuran L") and prices ("di bawah 300 ribu") out of a search; the rest are words. */
export function understandSearch(q: string, language: Language = "en"): Search {
  const words = UNDERSTOOD_WORDS[language];
  const text = tidy(q);
  const search: Search = { words: [], sizes: [], minPrice: null, maxPrice: null, understood: [] };
  let rest = text;

  /** Blanks out the first match, so that positions stay those of the text. */
  function take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(rest);
    if (found) {
      const { index } = found;
      const end = index + found[0].length;
      rest = rest.slice(0, index) + " ".repeat(found[0].length) + rest.slice(end);
    }
    return found;
  }

  function understand({ 0: part, index }: RegExpExecArray, label: string): void {
    const others = `${text.slice(0, index)} ${text.slice(index + part.length)}`;
    search.understood.push({ label, rest: tidy(others) });
  }

  for (const [bound, added, label, pattern] of LIMITS) {
    const found = take(pattern);
    const amount = found && readAmount(found[1] ?? "", found[2] ?? "");
    if (!found || !amount) continue;
    search[bound] = amount + added;
    understand(found, words[label](`Rp ${rupiah.format(amount)}`));
  }
  for (let found = take(SIZE); found; found = take(SIZE)) {
    const word = (found[1] ?? "").toUpperCase().replaceAll(/[ -]/g, "");
    const size = SIZE_WORDS[word] ?? (word as Size);
    search.sizes.push(size);
    understand(found, words.size(size));
  }
  const gift = take(GIFT);
  if (gift && search.maxPrice === null) {
    search.maxPrice = GIFT_PRICE - 1;
    understand(gift, words.gifts(`Rp ${rupiah.format(GIFT_PRICE)}`));
  }
  search.words = readSearchTerms(rest);
  return search;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Returns rupiah, at most a billion; null for a number that is none. */
function readAmount(digits: string, unit: string): number | null {
  const isGrouped = /[.,]\d{3}$/.test(digits);
  const number = Number(isGrouped ? digits.replaceAll(/[.,]/g, "") : digits.replace(",", "."));
  const amount = Math.round(number * (UNITS[unit.toLowerCase()] ?? 1));
  return amount >= 1 && amount <= 1e9 ? amount : null;
}
