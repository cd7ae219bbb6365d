/** The languages of customer pages, mails and papers. The dashboard is Indonesian. */
export const LANGUAGES = ["en", "id"] as const;

export type Language = (typeof LANGUAGES)[number];

const PREFIX = "/id";
const INDONESIAN_PATH = /^\/id(?=[/?#]|$)/;
/** Paths that have no language of their own. */
const OTHER_PATH = /^\/(?:api|dashboard|dev|media|sitemaps|_next)(?=[/?#]|$)/;

export function isLanguage(value: string | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Reads the language of a page's path. English paths have no prefix. */
export function languageOf(path: string): Language {
  return INDONESIAN_PATH.test(path) ? "id" : "en";
}

/** Returns a path of the shop without its language. */
export function plainPath(path: string): string {
  const plain = path.replace(INDONESIAN_PATH, "");
  return plain.startsWith("/") ? plain : `/${plain}`;
}

/** Returns a page's path in a language. Other addresses, and files of the shop, stay as they are. */
export function pathIn(language: Language, path: string): string {
  if (!path.startsWith("/") || path.startsWith("//") || OTHER_PATH.test(path)) return path;
  const plain = plainPath(path);
  return language === "en" ? plain : `${PREFIX}${plain}`;
}
