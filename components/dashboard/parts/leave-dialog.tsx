import type { ReactNode } from "react";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import type { useLeaveGuard } from "./use-leave-guard.ts";

type LeaveDialogProps = {
  guard: ReturnType<typeof useLeaveGuard>;
  title: string;
  children: ReactNode;
};

/** Asks before a link leads away from unsaved changes. */
export function LeaveDialog({ guard, title, children }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={guard.isAsking}
      onClose={guard.stay}
      onConfirm={guard.leave}
      title={title}
      confirmLabel="Tinggalkan"
      cancelLabel="Tetap di sini"
      busy={guard.isLeaving}
      lang="id"
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
