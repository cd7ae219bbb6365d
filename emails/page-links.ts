import { type Language, pathIn } from "#lib/language/languages.ts";

/** Returns the address of a page of the shop in the language of the mail. */
export function pageLink(shop: { url: string }, lang: Language, path: string): string {
  return `${shop.url}${pathIn(lang, path)}`;
}

/** Returns a stored address of the shop in the language of the mail. */
export function linkIn(lang: Language, link: string): string {
  const { origin, pathname, search, hash } = new URL(link);
  return origin + pathIn(lang, pathname + search + hash);
}
