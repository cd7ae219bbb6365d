import type { Language } from "../language/languages.ts";

/** Returns "Jakarta Selatan" for "Kota Administrasi Jakarta Selatan". */
export function bareCityName(name: string): string {
  return name.replace(/^(Kabupaten|Kota)( Administrasi)? /i, "");
}

const JAKARTA: Record<string, string> = {
  "Jakarta Barat": "West Jakarta",
  "Jakarta Pusat": "Central Jakarta",
  "Jakarta Selatan": "South Jakarta",
  "Jakarta Timur": "East Jakarta",
  "Jakarta Utara": "North Jakarta",
};

/** Returns a city's name in a language; only Jakarta's five have an English one. */
export function cityNameIn(language: Language, officialName: string): string {
  const bare = bareCityName(officialName);
  return (language === "en" && JAKARTA[bare]) || bare;
}
