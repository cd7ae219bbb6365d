import { ABOUT } from "./defaults/about.ts";
import { FAQ } from "./defaults/faq.ts";
import { HISTORY } from "./defaults/history.ts";
import { LANDING } from "./defaults/landing.ts";
import { PRIVACY } from "./defaults/privacy.ts";
import { TERMS } from "./defaults/terms.ts";
import { UNIFORM } from "./defaults/uniform.ts";
import type { Fields, Page, PageValue, PageWords } from "./fields.ts";

/** The pages whose words are the owner's, by their keys in the table `page_versions`. */
export const PAGES = {
  about: ABOUT,
  faq: FAQ,
  history: HISTORY,
  uniform: UNIFORM,
  terms: TERMS,
  privacy: PRIVACY,
  landing: LANDING,
} as const;

export type PageKey = keyof typeof PAGES;

type FieldsOf<Key extends PageKey> = (typeof PAGES)[Key]["fields"];
export type ValueOfPage<Key extends PageKey> = PageValue<FieldsOf<Key>>;
export type WordsOfPage<Key extends PageKey> = PageWords<FieldsOf<Key>>;

export function isPageKey(key: string): key is PageKey {
  return Object.hasOwn(PAGES, key);
}

/** Returns a page for code that treats all of them alike. */
export function pageOf(key: PageKey): Page<Fields> {
  return PAGES[key] as Page<Fields>;
}
