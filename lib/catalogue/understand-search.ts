import { SIZES, type Size } from "./categories.ts";
import { readSearchWords, type SearchWord } from "./search-words.ts";

/** A part of a search that was understood as a filter. */
export type Understood = {
  /** In the words of a filter's chip. */
  label: string;
  /** The search without it. */
  rest: string;
};

/** What a search asks for. Prices are whole rupiah, both ends included; null is no limit. */
export type Search = {
  words: SearchWord[];
  /** Any of them is enough; none is no condition. */
  sizes: Size[];
  minPrice: number | null;
  maxPrice: number | null;
  understood: Understood[];
};

const UNITS: Record<string, number> = { "": 1, k: 1e3, rb: 1e3, ribu: 1e3, jt: 1e6, juta: 1e6 };
const AMOUNT = String.raw`(?:rp\.? ?)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?) ?(ribu|rb|juta|jt|k)?(?![\p{L}\p{N}])`;
const BELOW = new RegExp(`(?:di ?bawah|kurang dari|under|below|<) ?(?:dari )?${AMOUNT}`, "iu");
const AT_MOST = new RegExp(`(?:maksimal|maks|max|paling mahal|sampai|up to|<=|≤) ?${AMOUNT}`, "iu");
const ABOVE = new RegExp(`(?:di ?atas|lebih dari|over|above|>) ?(?:dari )?${AMOUNT}`, "iu");
const AT_LEAST = new RegExp(`(?:minimal|min|mulai|from|>=|≥) ?${AMOUNT}`, "iu");

/** Words of sizes besides the sizes' own. */
const SIZE_WORDS: Record<string, Size> = { XXL: "2XL", XXXL: "3XL", ALLSIZE: "Free-Size" };
const LETTERS = [...SIZES.filter((size) => !size.includes("-")), "XXXL", "XXL"].join("|");
const SIZE = new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?:(?:ukuran|size|uk\\.?) ?)?(${LETTERS}|all ?size|free[ -]?size)(?![\\p{L}\\p{N}'’])`,
  "iu",
);

const rupiah = new Intl.NumberFormat("id-ID");

/** Reads sizes ("ukuran L") and prices ("di bawah 300 ribu") out of a search; the rest are words. */
export function understandSearch(q: string): Search {
  const search: Search = { words: [], sizes: [], minPrice: null, maxPrice: null, understood: [] };
  let rest = q;

  /** Takes the first match out of the text. */
  function take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(rest);
    if (found) rest = without(rest, found[0]);
    return found;
  }

  const understand = (found: RegExpExecArray, label: string) =>
    search.understood.push({ label, rest: without(q, found[0]) });

  for (const [pattern, label, setLimit] of [
    [
      AT_MOST,
      "Up to",
      (amount: number) => {
        search.maxPrice = amount;
      },
    ],
    [
      BELOW,
      "Under",
      (amount: number) => {
        search.maxPrice = amount - 1;
      },
    ],
    [
      AT_LEAST,
      "From",
      (amount: number) => {
        search.minPrice = amount;
      },
    ],
    [
      ABOVE,
      "Over",
      (amount: number) => {
        search.minPrice = amount + 1;
      },
    ],
  ] as const) {
    const found = take(pattern);
    const amount = found && readAmount(found[1] ?? "", found[2] ?? "");
    if (!found || !amount) continue;
    setLimit(amount);
    understand(found, `${label} Rp ${rupiah.format(amount)}`);
  }
  for (let found = take(SIZE); found; found = take(SIZE)) {
    const word = (found[1] ?? "")
      .toUpperCase()
      .replace(" ", "")
      .replace(/^FREE-?SIZE$/, "ALLSIZE");
    const size = SIZE_WORDS[word] ?? (word as Size);
    search.sizes.push(size);
    understand(found, `Size ${size}`);
  }
  search.words = readSearchWords(rest);
  return search;
}

function without(text: string, part: string): string {
  return text.replace(part, " ").replaceAll(/\s+/g, " ").trim();
}

/** Returns rupiah, at most a billion; null for a number that is none. */
function readAmount(digits: string, unit: string): number | null {
  const isGrouped = /[.,]\d{3}$/.test(digits);
  const number = Number(isGrouped ? digits.replaceAll(/[.,]/g, "") : digits.replace(",", "."));
  const amount = Math.round(number * (UNITS[unit.toLowerCase()] ?? 1));
  return amount >= 1 && amount <= 1e9 ? amount : null;
}
