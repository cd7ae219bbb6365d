"use client";

import { createContext, type ReactNode } from "react";
import type { Language } from "#lib/language/languages.ts";

export const LanguageContext = createContext<Language>("en");

export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
