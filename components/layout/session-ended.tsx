"use client";

import { type ComponentType, useEffect, useState } from "react";
import { whenSessionEnds } from "#components/forms/session-end.ts";
import type { SessionEndedDialogProps } from "./session-ended-dialog.tsx";

/** Asks for a new log-in, over whatever the page shows, once a call finds that its session has ended. */
export function SessionEnded() {
  const [Ask, setAsk] = useState<ComponentType<SessionEndedDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      whenSessionEnds(() => {
        setOpen(true);
        // On demand: most visitors never need it.
        void import("./session-ended-dialog.tsx").then(
          ({ SessionEndedDialog }) => setAsk(() => SessionEndedDialog),
          // The next call asks again.
          () => {},
        );
      }),
    [],
  );
  return Ask ? <Ask open={isOpen} onClose={() => setOpen(false)} /> : null;
}
