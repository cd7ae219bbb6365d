import type { Metadata } from "next";
import { CONTENT_WORDS } from "#components/content/content-words.ts";
import { alternatesOf } from "#components/seo/alternates.ts";
import { readPageWords } from "#lib/cache/page-words.ts";
import { pageOf } from "#lib/content/pages/pages.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

type TextPage = "faq" | "history" | "landing" | "privacy" | "terms" | "uniform";

/** Returns the metadata of a page that consists of the owner's words. Its title is the word of its name. */
export async function textPageMetadata(page: TextPage): Promise<Metadata> {
  const language = await readLanguage();
  const { description } = await readPageWords(page, language);
  return {
    title: CONTENT_WORDS[language][page],
    description: description.text,
    alternates: alternatesOf(pageOf(page).path, language),
  };
}
