import { LANGUAGES, type Language, pathIn } from "#lib/language/languages.ts";

/** Returns the addresses of a page in all languages, and which of them this one is, for search engines. */
export function alternatesOf(path: string, language: Language) {
  const languages = Object.fromEntries(LANGUAGES.map((one) => [one, pathIn(one, path)]));
  return { canonical: pathIn(language, path), languages: { ...languages, "x-default": path } };
}
