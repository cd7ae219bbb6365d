import type { ReactNode } from "react";
import { Confirm } from "./confirm.tsx";

type DeleteDialogProps = {
  open: boolean;
  /** The kind, as the status dialog names it: "Barang", "Event", "Gallery". */
  kind: string;
  name: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The consequence, said after the name. */
  children: ReactNode;
};

/** Asks with a thing's name before it is deleted (docs/pages.md#deleting). */
export function DeleteDialog({ kind, name, children, ...dialog }: DeleteDialogProps) {
  return (
    <Confirm
      {...dialog}
      name="confirm-delete"
      title={`Hapus ${kind.toLowerCase()}?`}
      confirmLabel="Hapus"
      danger
    >
      <p className="break-words">
        <strong>{name}</strong> {children}
      </p>
    </Confirm>
  );
}
