import type { Language } from "../../language/languages.ts";
import { words } from "../../language/words.ts";

/** In this order: most browsers also name others. */
const BROWSERS = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(OPR|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUCBrowser\//, "UC Browser"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/\S+.* Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

const NAMES = words(
  {
    onSystem: (browser: string, system: string) => `${browser} on ${system}`,
    some: "App or browser",
    unknown: "Unknown browser or app",
  },
  {
    onSystem: (browser, system) => `${browser} di ${system}`,
    some: "Aplikasi atau peramban",
    unknown: "Peramban atau aplikasi tak dikenal",
  },
);

/** Returns a browser in plain words by its User-Agent, as "Chrome on Android". */
export function browserName(userAgent: string | null, language: Language = "en"): string {
  const said = NAMES[language];
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (system) return said.onSystem(browser ?? said.some, system);
  return browser ?? said.unknown;
}
