import type { ComponentProps } from "react";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";

type ConfirmProps = Omit<ComponentProps<typeof ConfirmDialog>, "cancelLabel" | "lang">;

/** Asks for confirmation in the dashboard's language. */
export function Confirm(props: ConfirmProps) {
  return <ConfirmDialog {...props} cancelLabel="Batal" lang="id" />;
}
