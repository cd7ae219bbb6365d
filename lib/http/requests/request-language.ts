import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../../environment/process-wide.ts";
import type { Language } from "../../language/languages.ts";
import { setSpokenLanguage } from "../../language/spoken-language.ts";

const spoken = processWide("spoken-language", () => new AsyncLocalStorage<Language>());

setSpokenLanguage(() => spoken.getStore() ?? "en");

/**
 * Runs a call of the API, whose messages are Indonesian where that is the caller's first choice, else English. The
 * page of a form that is sent without scripts says its own by `_language`.
 */
export function inLanguageOf<Result>(request: Request, run: () => Result): Result {
  const page = new URL(request.url).searchParams.get("_language");
  const [first = ""] = (page ?? request.headers.get("accept-language") ?? "").split(",");
  return spoken.run(/^\s*id\b/i.test(first) ? "id" : "en", run);
}
