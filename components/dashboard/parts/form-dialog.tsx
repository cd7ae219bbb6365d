import type { FormEvent, ReactNode } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Dialog } from "#components/ui/dialog/dialog.tsx";

type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Label of the button that sends the form. */
  submitLabel: string;
  /** While the action runs the dialog can't be closed. */
  busy: boolean;
  danger?: boolean;
  /** True where there is nothing to send. */
  disabled?: boolean;
  /** A further button beside the one that sends the form. */
  other?: ReactNode;
  onSubmit: () => void;
  /** Words and fields. */
  children: ReactNode;
};

/** A dialog with a form. The parent closes it after the action. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, submitLabel, busy, danger, disabled, other, onSubmit, children } =
    props;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} dismissible={!busy} lang="id">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Batal
          </Button>
          {other}
          <Button
            type="submit"
            variant={danger ? "danger" : "primary"}
            busy={busy}
            disabled={!busy && disabled}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
