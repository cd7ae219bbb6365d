import type { Language } from "../../language/languages.ts";

/** English for the materials and cuts that most owners write. Keys are lower case. */
const ENGLISH = new Map(
  Object.entries({
    "katun primisima": "Primisima cotton",
    "katun prima": "Prima cotton",
    "katun dobby": "Dobby cotton",
    "katun tenun gedog": "Handwoven gedog cotton",
    katun: "Cotton",
    sutra: "Silk",
    "lengan pendek": "Short sleeves",
    "lengan tiga perempat": "Three-quarter sleeves",
    "lengan panjang": "Long sleeves",
    "lengan lebar": "Wide sleeves",
    "tanpa lengan": "Sleeveless",
    lilit: "Wrapped",
  }),
);

/** Returns a material or a cut in English; undefined where it isn't known. */
export function inEnglish(words: string): string | undefined {
  return ENGLISH.get(words.trim().toLowerCase());
}

/** Returns a material or a cut as a page has it: in the owner's words where no English is known. */
export function traitIn(language: Language, words: string): string {
  return language === "en" ? (inEnglish(words) ?? words) : words;
}
