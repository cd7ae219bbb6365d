import { prefixDistance } from "../../fields/edit-distance.ts";
import { type Category, TECHNIQUES } from "../categories.ts";
import { MATERIALS, MOTIFS } from "./textile-terms.ts";

/** One word of a search, in lower case, letters and digits only. */
export type SearchTerm = {
  /** The word and its synonyms. A word of the product has to begin with one of them. */
  texts: string[];
  categories: Category[];
  /** The word is a category's whole name. Then texts aren't searched: "men" would match "mendung". */
  isCategory: boolean;
  /**
   * Fields that may hold the word: for a garment the name; for a motif or technique its field or the name,
   * and others only where the field is empty.
   */
  scope: "anywhere" | "name" | "motif" | "technique";
  /** Names with a similar word fit as well. */
  similarTo?: string;
};

/** Limits the work for the database. */
const MAX_TERMS = 6;

/** A single letter begins a word of nearly every product. */
const MIN_LETTERS = 2;

/** Fits every product, so it narrows nothing. */
const STOP_WORD = "batik";

/** Everyday words for what is worn. */
const CLOTHES = ["baju", "busana", "pakaian", "clothes"];

const CATEGORY_TERMS: readonly (readonly [Category, readonly string[]])[] = [
  ["Men", ["men", "man", "pria", "lelaki", "cowok", ...CLOTHES]],
  ["Women", ["women", "woman", "wanita", "perempuan", "cewek", ...CLOTHES]],
  ["Batik Cloth", ["cloth", "fabric"]],
  ["Others", ["others", "lainnya", "aksesori", "accessories"]],
];

/** The shop's pages are in English, product texts in Indonesian. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["shirt", ["kemeja"]],
  ["dress", ["gaun"]],
  ["skirt", ["rok"]],
  ["scarf", ["selendang"]],
  ["shawl", ["selendang"]],
  ["syal", ["selendang"]],
  ["bag", ["tas"]],
  ["cushion", ["sarung bantal"]],
  ["atasan", ["kemeja", "blus", "outer"]],
  ["bawahan", ["rok"]],
  ["blouse", ["blus"]],
  ["cap", ["kombinasi"]],
  ["tulis", ["kombinasi"]],
  ["silk", ["sutra"]],
  ["sutera", ["sutra"]],
  ["cotton", wordsFor("Katun")],
  ["katun", wordsFor("Katun")],
  ...MOTIFS.filter((motif) => motif.includes(" ")).map((motif): [string, string[]] => [
    motif.toLowerCase().replace(" ", ""),
    [motif.toLowerCase()],
  ]),
]);

const GARMENTS = new Set([
  ..."kemeja blus gaun rok outer kimono kain selendang syal tas pouch taplak".split(" "),
  ..."sarung bantal atasan bawahan shirt blouse dress skirt scarf shawl bag cushion".split(" "),
]);

const MOTIF_TERMS = new Set(MOTIFS.flatMap((motif) => motif.toLowerCase().split(" ")));

function scopeOf(text: string): SearchTerm["scope"] {
  if (GARMENTS.has(text)) return "name";
  if (MOTIF_TERMS.has(text)) return "motif";
  return TECHNIQUES.some((technique) => technique.toLowerCase() === text)
    ? "technique"
    : "anywhere";
}

/** Words that a mistyped word is compared with. */
const DICTIONARY = new Set([
  STOP_WORD,
  ...MOTIFS.flatMap((motif) => motif.toLowerCase().split(" ")),
  ...MATERIALS.flatMap(([, words]) => words),
  ...CATEGORY_TERMS.flatMap(([, words]) => words),
  ...SYNONYMS.keys(),
]);

function wordsFor(material: string): readonly string[] {
  return MATERIALS.find(([name]) => name === material)?.[1] ?? [];
}

/** Splits a search into words of two letters or digits and more. Empty where it has none. */
export function readSearchTerms(q: string): SearchTerm[] {
  const found = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => [...word].length >= MIN_LETTERS,
  );
  const words = [...new Set(found)];
  const meaningful = words.filter((word) => word !== STOP_WORD);
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_TERMS).map(toSearchTerm);
}

function toSearchTerm(text: string): SearchTerm {
  const named = CATEGORY_TERMS.filter(([, words]) => words.includes(text) || text === STOP_WORD);
  const prefixed = CATEGORY_TERMS.filter(
    ([, words]) => text.length >= 3 && words.some((word) => word.startsWith(text)),
  );
  return {
    texts: [...new Set([text, ...(SYNONYMS.get(text) ?? [])])],
    categories: (named.length > 0 ? named : prefixed).map(([category]) => category),
    isCategory: named.length > 0,
    scope: scopeOf(text),
  };
}

/** Short words resemble too many others, and a different number is no typing error. */
function mayBeMistyped(text: string): boolean {
  return /^\p{L}{4,}$/u.test(text);
}

/** Adds similar names, and the known words within one typing error; two in words of six letters or more. */
export function withCorrections(word: SearchTerm): SearchTerm {
  const [text = ""] = word.texts;
  if (!mayBeMistyped(text)) return word;
  const maxErrors = text.length < 6 ? 1 : 2;
  const corrections = [...DICTIONARY]
    .filter((known) => mayBeMistyped(known) && prefixDistance(text, known, maxErrors) <= maxErrors)
    .map(toSearchTerm);
  return {
    texts: [...new Set([word, ...corrections].flatMap(({ texts }) => texts))],
    categories: [...new Set([word, ...corrections].flatMap(({ categories }) => categories))],
    isCategory: false,
    scope: "anywhere",
    similarTo: text,
  };
}
