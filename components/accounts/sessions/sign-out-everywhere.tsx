"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { resetHref } from "../auth-paths.ts";
import { useLogOut } from "../use-log-out.ts";
import { SESSION_WORDS } from "./session-words.tsx";

/** Ends every session of the account, this one included, after a question. */
export function SignOutEverywhere() {
  const words = useWords(SESSION_WORDS);
  const [isAsking, setIsAsking] = useState(false);
  const { logOut, busy } = useLogOut({ path: "/api/session?_method=delete" });
  return (
    <section aria-label={words.everywhere} className="mt-8">
      <p className="max-w-prose text-abu">
        {words.isOneForeign((text) => (
          <PageLink href={resetHref("/auth/profile")} className="link">
            {text}
          </PageLink>
        ))}
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => setIsAsking(true)}>
        {words.everywhere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={logOut}
        title={words.ask}
        confirmLabel={words.everywhere}
        cancelLabel={words.stay}
        busy={busy}
        danger
      >
        <p>{words.warning}</p>
      </ConfirmDialog>
    </section>
  );
}
