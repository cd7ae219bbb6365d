import { buttonClass } from "#components/ui/button/button-style.ts";
import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";

type ErrorScreenProps = {
  error: unknown;
  onRetry: () => void;
  language: Language;
  /** Path of the home page in that language. */
  home: string;
};

const ERROR_WORDS = words(
  {
    busy: "The shop is busy for a moment. Please try again.",
    title: "Unexpected Application Error!",
    unknown: "Unknown error",
    retry: "Try again",
    home: "Back to home",
  },
  {
    busy: "Toko sedang ramai sebentar. Coba lagi.",
    title: "Terjadi kesalahan pada aplikasi!",
    unknown: "Kesalahan tidak dikenal",
    retry: "Coba lagi",
    home: "Kembali ke beranda",
  },
);

/** Returns whether the page came with 503 (lib/server/request-listener.ts): the digest has no more to say then. */
function isShopBusy(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.responseStatus === 503;
}

function wordsOf(error: unknown, said: (typeof ERROR_WORDS)["en"]): string {
  if (isShopBusy()) return said.busy;
  if (!(error instanceof Error)) return said.unknown;
  const digest = "digest" in error && typeof error.digest === "string" ? error.digest : "";
  // Production builds hide server errors and give a digest to find them in the log.
  return digest === "" ? error.message : `500 Internal Server Error (${digest})`;
}

/** The page after an error: a message and two links. No motif here. It may stand for the root layout too. */
export function ErrorScreen({ error, onRetry, language, home }: ErrorScreenProps) {
  const said = ERROR_WORDS[language];
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex grow flex-col items-start justify-center gap-5 py-24 outline-none"
    >
      <h1 className="text-3xl sm:text-4xl">{said.title}</h1>
      <p className="max-w-prose text-abu">{wordsOf(error, said)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonClass({})}>
          {said.retry}
        </button>
        <a
          href={home}
          className="inline-flex min-h-11 items-center px-3 font-semibold text-soga-700 underline underline-offset-4"
        >
          {said.home}
        </a>
      </div>
    </main>
  );
}
