import type { Language } from "./languages.ts";

/** A text and the language it is in. */
export type Side = { text: string; lang: Language };

/** Returns a text's side in a language. An empty side falls back to the other, and says so. */
export function sideIn(text: Readonly<Record<Language, string>>, language: Language): Side {
  const other = language === "en" ? "id" : "en";
  const lang = text[language] === "" && text[other] !== "" ? other : language;
  return { text: text[lang], lang };
}

/** Returns a text of the owner in a language: the field is Indonesian, its English side is `<field>_en`. */
export function sideOf<Field extends string>(
  view: { readonly [Name in Field | `${Field}_en`]: string },
  field: Field,
  language: Language,
): Side {
  return sideIn({ id: view[field], en: view[`${field}_en`] }, language);
}
