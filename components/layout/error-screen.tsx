import { buttonClass } from "#components/ui/button/button-style.ts";

type ErrorScreenProps = { error: unknown; onRetry: () => void };

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown error";
  const digest = "digest" in error && typeof error.digest === "string" ? error.digest : "";
  // Production builds hide server errors and give a digest to find them in the log.
  return digest === "" ? error.message : `500 Internal Server Error (${digest})`;
}

/** The page after an error: a message and two links. No motif here. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex grow flex-col items-start justify-center gap-5 py-24 outline-none"
    >
      <h1 className="text-3xl sm:text-4xl">Unexpected Application Error!</h1>
      <p className="max-w-prose text-abu">{wordsOf(error)}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} className={buttonClass({})}>
          Try again
        </button>
        <a
          href="/home"
          className="inline-flex min-h-11 items-center px-3 font-semibold text-soga-700 underline underline-offset-4"
        >
          Back to home
        </a>
      </div>
    </main>
  );
}
