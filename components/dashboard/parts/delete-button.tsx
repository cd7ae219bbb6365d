"use client";

import { type ReactNode, useRef, useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { hasStatus } from "#lib/http/browser/client.ts";
import { useStatusDialog } from "./status-dialog.tsx";

type DeleteButtonProps = {
  /** Address of the POST that deletes it. */
  path: string;
  /** The kind, as the status dialog names it: "Event", "Gallery". */
  kind: string;
  /** Its name. */
  name: string;
  /** The consequence, said after the name. */
  children: ReactNode;
};

/** Asks with the name, deletes, and reloads the page (docs/pages.md#deleting). */
export function DeleteButton({ path, kind, name, children }: DeleteButtonProps) {
  const showStatus = useStatusDialog();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const deletion = useSave({
    request: () => ({ path }),
    errorMessage: null,
    onFailed: (error) =>
      showStatus({ action: "delete", name: kind, error, opener: opener.current }),
    onSaved: () => showStatus({ action: "delete", name: kind }),
    onSettled: () => setAsking(false),
    refreshes: (error) => error === null || hasStatus(error, 404),
  });
  return (
    <>
      <Button
        ref={opener}
        variant="danger"
        size="small"
        busy={deletion.isPending}
        disabled={deletion.isSuccess}
        onClick={() => setAsking(true)}
        aria-label={`Hapus ${name}`}
      >
        Hapus
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => deletion.save()}
        name="confirm-delete"
        title={`Hapus ${kind.toLowerCase()}?`}
        confirmLabel="Hapus"
        cancelLabel="Batal"
        busy={deletion.isPending}
        danger
        lang="id"
      >
        <p className="break-words">
          <strong>{name}</strong> {children}
        </p>
      </ConfirmDialog>
    </>
  );
}
