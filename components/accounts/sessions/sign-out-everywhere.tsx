"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { resetHref } from "../auth-paths.ts";
import { useLogOut } from "../use-log-out.ts";

/** Ends every session of the account, this one included, after a question. */
export function SignOutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const { logOut, busy } = useLogOut("Oops, Something went wrong!", {
    path: "/api/session?_method=delete",
  });
  return (
    <section aria-label="Sign out everywhere" className="mt-8">
      <p className="max-w-prose text-abu">
        Is one of these not yours? Sign out everywhere, and then{" "}
        <PageLink href={resetHref("/auth/profile")} className="link">
          change your password
        </PageLink>
        .
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={logOut}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        cancelLabel="Stay signed in"
        busy={busy}
        danger
      >
        <p>Every browser and app is signed out, this browser too. You can log in again at once.</p>
      </ConfirmDialog>
    </section>
  );
}
