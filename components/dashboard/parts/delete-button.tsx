"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { z } from "zod";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";
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

const anyAnswer = z.unknown();

/** Asks with the name, deletes, and reloads the page (docs/pages.md#deleting). */
export function DeleteButton({ path, kind, name, children }: DeleteButtonProps) {
  const router = useRouter();
  const showStatus = useStatusDialog();
  const [isAsking, setAsking] = useState(false);
  const deletion = useMutation({
    mutationFn: () => callApi("POST", path, anyAnswer),
    onSuccess() {
      router.refresh();
      showStatus({ action: "delete", name: kind });
    },
    onError(error) {
      const isGone = error instanceof ApiError && error.status === 404;
      toast.error(
        isGone ? `${kind} ini sudah dihapus.` : `${kind} belum terhapus. Coba sekali lagi.`,
      );
      if (isGone) router.refresh();
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
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
        onConfirm={() => deletion.mutate()}
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
