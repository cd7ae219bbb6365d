"use client";

import { useRef } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { StatusPill } from "#components/ui/status-pill.tsx";
import { useUiWords } from "#components/ui/ui-words.ts";
import { useLanguage } from "#language";
import type { SessionView } from "#lib/accounts/schema.ts";
import { formatDateTime } from "#lib/dates.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { SESSION_WORDS } from "./session-words.tsx";

/** The live sessions of an account. All but the present one have a button that ends them. */
export function SessionList({ sessions }: { sessions: SessionView[] }) {
  const language = useLanguage();
  const words = SESSION_WORDS[language];
  const { oops } = useUiWords();
  const list = useRef<HTMLUListElement>(null);
  const end = useSave({
    request: (id: string) => ({ path: `/api/session/${id}?_method=delete`, answer: messageAnswer }),
    successMessage: words.signedOut,
    errorMessage: oops,
    // Also after an error: the session may have ended by itself.
    refreshes: () => true,
  });

  function signOut(id: string) {
    // The button is gone with its session, so the focus moves to the list.
    end.save(id, { onSuccess: () => list.current?.focus() });
  }

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={words.list}
      className="border-t border-garis outline-none"
    >
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-garis py-4"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              <span>{session.browser}</span>
              {session.is_current ? (
                <StatusPill tone="success">{words.thisBrowser}</StatusPill>
              ) : null}
            </p>
            <p className="mt-1 text-sm text-abu">
              {words.lastUsed(formatDateTime(session.last_used_at, language))}
              <span className="block">
                {words.signedIn(formatDateTime(session.signed_in_at, language))}
              </span>
            </p>
          </div>
          {session.is_current ? null : (
            <Button
              variant="secondary"
              size="small"
              busy={end.busy && end.variables === session.id}
              onClick={() => signOut(session.id)}
            >
              <span>
                {words.signOut}
                <span className="sr-only"> {session.browser}</span>
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
