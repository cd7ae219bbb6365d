"use client";

import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog, type DialogName } from "./dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  name?: DialogName | undefined;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** While the action runs the dialog can't be closed. */
  busy?: boolean;
  danger?: boolean;
  lang?: string;
};

/** Asks for confirmation. The parent closes it after the action. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  name,
  title,
  children,
  confirmLabel,
  cancelLabel,
  busy = false,
  danger,
  lang,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      name={name}
      title={title}
      dismissible={!busy}
      {...(lang ? { lang } : {})}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy} data-first-focus="">
            {cancelLabel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
