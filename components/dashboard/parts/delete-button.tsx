"use client";

import { useRef, useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { hasStatus } from "#lib/http/browser/client.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useStatusDialog } from "./status-dialog.tsx";

type DeleteButtonProps = {
  /** Address of the POST that deletes it. */
  path: string;
  /** The kind, as the status dialog names it: "Event", "Gallery". */
  kind: string;
  /** Its name. */
  name: string;
};

/** Deletes a thing with pictures: asks with its name, deletes, and reloads the page (docs/pages.md#deleting). */
export function DeleteButton({ path, kind, name }: DeleteButtonProps) {
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
      <DeleteDialog
        open={isAsking}
        kind={kind}
        name={name}
        busy={deletion.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => deletion.save()}
      >
        dan gambarnya hilang dari toko.
      </DeleteDialog>
    </>
  );
}
