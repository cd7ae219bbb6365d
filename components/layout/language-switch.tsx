"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useLanguage, useWords } from "#language";
import { LANGUAGES, type Language, pathIn } from "#lib/language/languages.ts";
import { LAYOUT_WORDS } from "./layout-words.ts";

/** The languages in their own names. */
const NAMES: Record<Language, string> = { en: "English", id: "Bahasa Indonesia" };

const CHOICE =
  "inline-flex min-h-8 min-w-8 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11";

/** The same page in the other language, with its filters. By a full load, because every text changes. */
export function LanguageSwitch() {
  const { language: label } = useWords(LAYOUT_WORDS);
  const path = usePathname();
  const query = useSearchParams().toString();
  const present = useLanguage();

  return (
    <ul aria-label={label} className="flex shrink-0 items-center">
      {LANGUAGES.toReversed().map((language) => (
        <li key={language} className="flex items-center not-first:before:content-['·']">
          {language === present ? (
            <span lang={language} aria-current="true" className={`${CHOICE} font-bold`}>
              <span>{language.toUpperCase()}</span>
              <span className="sr-only"> {NAMES[language]}</span>
            </span>
          ) : (
            <a
              href={pathIn(language, query ? `${path}?${query}` : path)}
              lang={language}
              hrefLang={language}
              className={`${CHOICE} underline-offset-4 hover:underline`}
            >
              <span>{language.toUpperCase()}</span>
              <span className="sr-only"> {NAMES[language]}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
