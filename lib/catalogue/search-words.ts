import type { Category } from "./categories.ts";
import { MATERIALS, MOTIFS } from "./cloth-words.ts";
import { editDistance } from "./internal/edit-distance.ts";

/** One word of a search, in lower case, of letters and digits alone. */
export type SearchWord = {
  /** What a piece's words may begin with: the word itself and what else it is called. */
  texts: string[];
  /** The categories that it is a name of. */
  categories: Category[];
  /** It is the whole name of a category: then letters elsewhere say nothing ("men" in "mendung"). */
  isCategory: boolean;
};

/** More than these say nothing more, and each is work for the database. */
const MOST_WORDS = 6;

/** Every piece is one: this word leaves none out. */
const SAID_OF_ALL = "batik";

const CATEGORY_WORDS: readonly (readonly [Category, readonly string[]])[] = [
  ["Men", ["men", "man", "pria", "lelaki", "cowok"]],
  ["Women", ["women", "woman", "wanita", "perempuan", "cewek"]],
  ["Batik Cloth", ["cloth", "fabric"]],
  ["Others", ["others", "lainnya", "aksesori", "accessories"]],
];

/** The shop's pages speak English, its pieces Indonesian. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  shirt: ["kemeja"],
  blouse: ["blus"],
  dress: ["gaun"],
  skirt: ["rok"],
  scarf: ["selendang"],
  shawl: ["selendang"],
  syal: ["selendang"],
  bag: ["tas"],
  cushion: ["sarung bantal"],
  silk: ["sutra"],
  sutera: ["sutra"],
  cotton: wordsFor("Katun"),
  katun: wordsFor("Katun"),
  ...Object.fromEntries(
    MOTIFS.filter((motif) => motif.includes(" ")).map((motif) => [
      motif.toLowerCase().replace(" ", ""),
      [motif.toLowerCase()],
    ]),
  ),
};

/** What a mistyped word may have been meant as. */
const KNOWN_WORDS = new Set([
  SAID_OF_ALL,
  ...MOTIFS.flatMap((motif) => motif.toLowerCase().split(" ")),
  ...MATERIALS.flatMap(([, words]) => words),
  ...CATEGORY_WORDS.flatMap(([, words]) => words),
  ...Object.keys(CALLED),
]);

function wordsFor(material: string): readonly string[] {
  return MATERIALS.find(([name]) => name === material)?.[1] ?? [];
}

/** The words of a search. None where it has neither letter nor digit. */
export function readSearchWords(q: string): SearchWord[] {
  const found = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const words = [...new Set(found)];
  const telling = words.filter((word) => word !== SAID_OF_ALL);
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS).map(toSearchWord);
}

function toSearchWord(text: string): SearchWord {
  const named = CATEGORY_WORDS.filter(([, words]) => words.includes(text) || text === SAID_OF_ALL);
  const begun = CATEGORY_WORDS.filter(
    ([, words]) => text.length >= 3 && words.some((word) => word.startsWith(text)),
  );
  return {
    texts: [...new Set([text, ...(CALLED[text] ?? [])])],
    categories: (named.length > 0 ? named : begun).map(([category]) => category),
    isCategory: named.length > 0,
  };
}

/** A shorter word is like too many others, and a number is another number and no error. */
export function mayBeMistyped(text: string): boolean {
  return /^\p{L}{4,}$/u.test(text);
}

/** The same word with what it was meant as, should it hold a typing error; two in a long one. */
export function withLikelyWords(word: SearchWord): SearchWord {
  const [text = ""] = word.texts;
  if (!mayBeMistyped(text)) return word;
  const most = text.length < 6 ? 1 : 2;
  const likely = [...KNOWN_WORDS]
    .filter((known) => mayBeMistyped(known) && editDistance(text, known) <= most)
    .map(toSearchWord);
  return {
    texts: [...new Set([word, ...likely].flatMap(({ texts }) => texts))],
    categories: [...new Set([word, ...likely].flatMap(({ categories }) => categories))],
    isCategory: false,
  };
}
