import type { Language } from "../language/languages.ts";
import { words } from "../language/words.ts";

const HINTS = words(
  {
    hint: (province: string, beginnings: string) =>
      `Zip codes in ${province} usually begin with ${beginnings}. Is it right?`,
    or: "or",
    to: "to",
  },
  {
    hint: (province, beginnings) =>
      `Kode pos di ${province} biasanya diawali ${beginnings}. Sudah benar?`,
    or: "atau",
    to: "sampai",
  },
);

/** First two digits of zip codes by the province's Kemendagri code (docs/shipping.md#zip-codes). */
const PREFIXES: Record<string, readonly string[]> = {
  "11": ["23", "24"],
  "12": ["20", "21", "22"],
  "13": ["25", "26", "27"],
  "14": ["28", "29"],
  "15": ["36", "37"],
  "16": ["30", "31", "32"],
  "17": ["38", "39"],
  "18": ["34", "35"],
  "19": ["33"],
  "21": ["29"],
  "31": ["10", "11", "12", "13", "14"],
  "32": ["16", "17", "40", "41", "43", "44", "45", "46"],
  "33": ["50", "51", "52", "53", "54", "56", "57", "58", "59"],
  "34": ["55"],
  "35": ["60", "61", "62", "63", "64", "65", "66", "67", "68", "69"],
  "36": ["15", "42"],
  "51": ["80", "81", "82"],
  "52": ["83", "84"],
  "53": ["85", "86", "87"],
  "61": ["78", "79"],
  "62": ["73", "74"],
  "63": ["70", "71", "72"],
  "64": ["75", "76", "77"],
  "65": ["77"],
  "71": ["95"],
  "72": ["94"],
  "73": ["90", "91", "92"],
  "74": ["93"],
  "75": ["96"],
  "76": ["91"],
  "81": ["97"],
  "82": ["97"],
  "91": ["98", "99"],
  "92": ["98"],
  "93": ["99"],
  "94": ["98", "99"],
  "95": ["99"],
  "96": ["98"],
};

/** Returns whether a zip code can belong to a province; true for an unknown province. */
export function fitsProvince(zipCode: string, provinceId: string): boolean {
  const prefixes = PREFIXES[provinceId];
  return !prefixes || prefixes.includes(zipCode.slice(0, 2));
}

/** Returns a hint for a zip code that doesn't fit the province, or null. It never blocks the form. */
export function zipCodeHint(
  zipCode: string,
  province: { id: string; name: string } | null,
  language: Language,
): string | null {
  const digits = zipCode.trim();
  if (!province || !/^\d{2,5}$/.test(digits) || fitsProvince(digits, province.id)) return null;
  return HINTS[language].hint(province.name, zipBeginnings(province.id, language));
}

/** "23 or 24", "16, 17, 40, 41 or 43 to 46" */
function zipBeginnings(provinceId: string, language: Language): string {
  const said = HINTS[language];
  const numbers = (PREFIXES[provinceId] ?? []).map(Number);
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.flatMap(([first, last]) => {
    if (last - first > 1) return [`${first} ${said.to} ${last}`];
    return first === last ? [`${first}`] : [`${first}`, `${last}`];
  });
  const end = parts.pop();
  return parts.length === 0 ? (end ?? "") : `${parts.join(", ")} ${said.or} ${end}`;
}
