import "server-only";
import { redirect } from "next/navigation";
import { locale } from "next/root-params";
import { isLanguage, type Language, pathIn } from "../../language/languages.ts";

/** Returns the page's language. The dashboard has none: what it shares with the shop is English. */
export async function readLanguage(): Promise<Language> {
  const found = await locale();
  return isLanguage(found) ? found : "en";
}

/** Leads to a page of the shop in the language of this one. */
export async function redirectInLanguage(path: string): Promise<never> {
  redirect(pathIn(await readLanguage(), path));
}
