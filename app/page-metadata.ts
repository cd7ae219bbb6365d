import type { Metadata } from "next";
import { CONTENT_WORDS } from "#components/content/content-words.ts";
import { alternatesOf } from "#components/seo/alternates.ts";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

type TextPage = "faq" | "history" | "landing" | "privacy" | "terms" | "uniform";

/** Returns the metadata of a page of the owner's words; `title` names one of `CONTENT_WORDS`. */
export async function textPageMetadata(
  page: TextPage,
  title: Exclude<TextPage, "landing"> | "welcome",
  path: string,
): Promise<Metadata> {
  const language = await readLanguage();
  const { description } = await readPageWords(page, language);
  return {
    title: CONTENT_WORDS[language][title],
    description: description.text,
    alternates: alternatesOf(path, language),
  };
}
