import type { Language } from "../language/languages.ts";

/** "1" → "1 day", "2-3" → "2-3 days" */
export function daysLabel(etd: string, language: Language = "en"): string {
  if (language === "id") return `${etd} hari`;
  return `${etd} ${etd === "1" ? "day" : "days"}`;
}
