import type { Language } from "../language/languages.ts";

/** "1" → "1 day", "2-3" → "2–3 days" */
export function daysLabel(etd: string, language: Language = "en"): string {
  const days = etd.replace("-", "–");
  if (language === "id") return `${days} hari`;
  return `${days} ${days === "1" ? "day" : "days"}`;
}
