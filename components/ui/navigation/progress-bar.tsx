"use client";

import { useEffect, useState } from "react";
import { useUiWords } from "../ui-words.ts";
import { useIsNavigating } from "./navigation-progress.ts";
import { useDocumentNavigation } from "./use-document-navigation.ts";

/** Shorter waits aren't announced. */
const ANNOUNCE_AFTER_MS = 500;

/** Returns the language of the present page: the dashboard marks itself with lang="id". */
function shownLanguage(): string {
  return document.getElementById("main")?.closest<HTMLElement>("[lang]")?.lang ?? "en";
}

/** A thin bar at the top from the press to the new page. Screen readers hear of a long wait. */
export function ProgressBar() {
  useDocumentNavigation();
  const isNavigating = useIsNavigating();
  const [language, setLanguage] = useState<string | null>(null);

  const words = useUiWords(language ?? undefined);

  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setLanguage(shownLanguage()), ANNOUNCE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLanguage(null);
    };
  }, [isNavigating]);

  return (
    <>
      {isNavigating ? <div aria-hidden data-progress-bar className="progress-bar" /> : null}
      <p aria-live="polite" lang={language ?? undefined} className="sr-only">
        {language ? words.loading : null}
      </p>
    </>
  );
}
