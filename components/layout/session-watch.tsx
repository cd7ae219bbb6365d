"use client";

import { type ComponentType, useEffect, useState } from "react";
import { announceSessionChange, whenSessionChanges } from "#components/forms/session-change.ts";
import { seenAccount } from "#lib/auth/signed-in-hint.ts";
import { callApi } from "#lib/http/browser/client.ts";
import { adoptAccount, pageAccount } from "#lib/http/browser/page-account.ts";
import type { SessionChangedDialogProps } from "./session-changed-dialog.tsx";

/** Says over whatever the page shows that its session has ended, or that another account is signed in. */
export function SessionWatch() {
  const [Say, setSay] = useState<ComponentType<SessionChangedDialogProps> | null>(null);
  const [signedInAs, setSignedInAs] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      whenSessionChanges((change) => {
        setSignedInAs(change.signedInAs);
        setOpen(true);
        // On demand: most visitors never need it.
        void import("./session-changed-dialog.tsx").then(
          ({ SessionChangedDialog }) => setSay(() => SessionChangedDialog),
          // The next call asks again.
          () => {},
        );
      }),
    [],
  );
  useEffect(() => {
    function look() {
      if (document.visibilityState === "hidden") return;
      adoptAccount();
      // Signed in again, in another tab.
      if (pageAccount() === seenAccount()) setOpen(false);
      else void askWhoIsSignedIn();
    }
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
  return Say ? <Say open={isOpen} signedInAs={signedInAs} onClose={() => setOpen(false)} /> : null;
}

async function askWhoIsSignedIn(): Promise<void> {
  await callApi("GET", "/api/cartbadge", { parse: () => null }).catch(announceSessionChange);
}
