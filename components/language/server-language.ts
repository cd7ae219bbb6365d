import { use } from "react";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { type Language, pathIn } from "#lib/language/languages.ts";
import type { Words } from "#lib/language/words.ts";

/** The page's language, in a Server Component that isn't async. */
export function useLanguage(): Language {
  return use(readLanguage());
}

/** One subject's texts in the page's language. */
export function useWords<T>(words: Words<T>): T {
  return words[useLanguage()];
}

/** Returns a function from a page's path to the same in the page's language, for links that aren't a PageLink. */
export function usePathIn(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}
