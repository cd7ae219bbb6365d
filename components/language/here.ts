import { usePathname } from "next/navigation";
import { type Language, languageOf, pathIn, plainPath } from "#lib/language/languages.ts";

/** The path of this page without its language, as menus name it. Rendered anew after each navigation. */
export function usePagePath(): string {
  return plainPath(usePathname());
}

/** Returns the path of this page without its language. For handlers in the browser. */
export function pagePath(): string {
  return plainPath(window.location.pathname);
}

/** Returns the language of this page. For handlers in the browser. */
export function languageHere(): Language {
  return languageOf(window.location.pathname);
}

/** Returns a page's path in the language of this page. For handlers in the browser. */
export function pathHere(path: string): string {
  return pathIn(languageHere(), path);
}
