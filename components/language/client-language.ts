import { useContext } from "react";
import { type Language, pathIn } from "#lib/language/languages.ts";
import type { Words } from "#lib/language/words.ts";
import { LanguageContext } from "./language-context.tsx";

/** The page's language. `#language` is this file in client code, and server-language.ts in Server Components. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
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
