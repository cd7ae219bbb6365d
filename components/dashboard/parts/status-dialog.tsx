"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { isSessionChange } from "#components/forms/session-change.ts";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { ErrorReason } from "./error-reason.tsx";

type Action = "create" | "update" | "delete";

/** The action and its object: "Barang", "Event", "Gallery". */
export type Status = {
  action: Action;
  name: string;
  /** Set where the action failed. */
  error?: Error;
  /** Gets the focus after an error, where the dialog before this one took it from here. */
  opener?: HTMLElement | null;
  /** Pages to go on to after a success, beside closing the dialog. */
  nextLinks?: { href: string; label: string }[];
};

const VERBS: Record<Action, string> = {
  create: "dibuat",
  update: "diperbarui",
  delete: "dihapus",
};

type ShowStatus = (status: Status) => void;

const StatusContext = createContext<ShowStatus | null>(null);

/** Says that an action succeeded or failed, also over the next page. */
export function useStatusDialog(): ShowStatus {
  const show = useContext(StatusContext);
  if (!show) throw new Error("useStatusDialog belongs below StatusDialogProvider");
  return show;
}

/** The dashboard's one status dialog (docs/pages.md#dialogs). It stays open over a navigation. */
export function StatusDialogProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState<Status | null>(null);
  const [isOpen, setOpen] = useState(false);
  const frame = useReturnedFocus(status?.opener);
  const close = () => setOpen(false);
  const show: ShowStatus = (next) => {
    // The page says that by itself.
    if (isSessionChange(next.error)) return;
    setStatus(next);
    setOpen(true);
  };
  return (
    <StatusContext value={show}>
      {children}
      <div ref={frame}>
        <Dialog
          open={isOpen}
          onClose={close}
          hasCross={false}
          name="status"
          title={status?.error ? "Gagal" : "Berhasil"}
          lang="id"
          footer={
            <>
              {status?.nextLinks?.map(({ href, label }) => (
                <LinkButton key={href} href={href} variant="quiet" onClick={close}>
                  {label}
                </LinkButton>
              ))}
              <Button onClick={close} data-first-focus="">
                Tutup
              </Button>
            </>
          }
        >
          {status ? <StatusCopy {...status} /> : null}
        </Dialog>
      </div>
    </StatusContext>
  );
}

function StatusCopy({ action, name, error }: Status) {
  if (!error) {
    return (
      <p>
        {name} berhasil {VERBS[action]}.
      </p>
    );
  }
  return (
    <>
      <p className="font-semibold">
        {name} gagal {VERBS[action]}.
      </p>
      <p>
        <ErrorReason error={error} name={name} />
      </p>
    </>
  );
}

/** Gives the focus to `opener` where the browser has lost it when the dialog in this element closes. */
function useReturnedFocus(opener: HTMLElement | null | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    const giveBack = () => {
      const focused = document.activeElement;
      // The browser takes the focus out of the closed dialog only at the next frame.
      if (focused === document.body || element?.contains(focused)) opener?.focus();
    };
    // The event doesn't bubble.
    element?.addEventListener("close", giveBack, { capture: true });
    return () => element?.removeEventListener("close", giveBack, { capture: true });
  }, [opener]);
  return frame;
}
