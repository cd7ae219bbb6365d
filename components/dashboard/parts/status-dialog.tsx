"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";

type Action = "create" | "update" | "delete";

/** The action and its object: "Barang", "Event", "Gallery". */
export type Status = { action: Action; name: string };

const DONE: Record<Action, string> = {
  create: "berhasil dibuat",
  update: "berhasil diperbarui",
  delete: "berhasil dihapus",
};

type ShowStatus = (status: Status) => void;

const StatusContext = createContext<ShowStatus | null>(null);

/** Says that an action succeeded, also over the next page. */
export function useStatusDialog(): ShowStatus {
  const show = useContext(StatusContext);
  if (!show) throw new Error("useStatusDialog belongs below StatusDialogProvider");
  return show;
}

/** The dashboard's one status dialog (docs/pages.md#dialogs). It stays open over a navigation. */
export function StatusDialogProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState<Status | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show: ShowStatus = (next) => {
    setStatus(next);
    setOpen(true);
  };
  return (
    <StatusContext value={show}>
      {children}
      <Dialog
        open={isOpen}
        onClose={close}
        name="status"
        title="Berhasil"
        lang="id"
        footer={<Button onClick={close}>Tutup</Button>}
      >
        <p>{status ? `${status.name} ${DONE[status.action]}.` : null}</p>
      </Dialog>
    </StatusContext>
  );
}
