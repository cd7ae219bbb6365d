import type { Language } from "./languages.ts";

/** The shape of one language's words: texts, and functions that make texts. */
type Like<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Text
    ? (...given: Given) => Text extends string ? string : Text
    : { readonly [Key in keyof T]: Like<T[Key]> };

export type Words<T> = Readonly<Record<Language, T>>;

/** Texts of one subject in both languages. A key that one of them lacks is a type error. */
export function words<const T>(en: T, id: Like<T>): Words<Like<T>> {
  return { en: en as Like<T>, id };
}
