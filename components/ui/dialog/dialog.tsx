"use client";

import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useId } from "react";
import { classNames } from "../class-names.ts";
import { useUiWords } from "../ui-words.ts";
import { useDialog } from "./use-dialog.ts";

/** The named dialogs (docs/pages.md#dialogs). Others, as a picture's close-up, have no name. */
const DIALOG_NAMES = [
  "status",
  "checkout-confirmation",
  "out-of-stock-cart",
  "confirm-delete",
] as const;

export type DialogName = (typeof DIALOG_NAMES)[number];

/** Throws for an unknown name. */
function assertDialogName(name: string): asserts name is DialogName {
  if (!DIALOG_NAMES.some((known) => known === name)) throw new Error(`Unknown dialog: ${name}`);
}

type DialogProps = {
  open: boolean;
  /** Called by Escape, an outside click or the close button. The parent then sets `open` to false. */
  onClose: () => void;
  /** An unknown name throws. */
  name?: DialogName | undefined;
  title: string;
  children: ReactNode;
  /** Buttons at the lower edge. */
  footer?: ReactNode;
  /** False while an outside click or Escape mustn't close it. */
  dismissible?: boolean;
  /** False where the footer has a button that closes it. */
  hasCross?: boolean;
  wide?: boolean;
  lang?: string;
};

export function Dialog({
  open,
  onClose,
  name,
  title,
  children,
  footer,
  dismissible = true,
  hasCross = dismissible,
  wide,
  lang,
}: DialogProps) {
  if (name !== undefined) assertDialogName(name);
  const titleId = useId();
  const words = useUiWords(lang);
  const dialog = useDialog(open);

  useEffect(() => {
    const element = dialog.current;
    // The dialog has no padding, so a press on the element itself is on the backdrop.
    const press = (event: PointerEvent) => {
      if (event.target === element && dismissible) onClose();
    };
    element?.addEventListener("pointerdown", press);
    return () => element?.removeEventListener("pointerdown", press);
  }, [dialog, dismissible, onClose]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    if (dismissible) onClose();
  }

  /**
   * Browsers close a dialog on a second Escape, even after preventDefault: one that must stay opens again.
   * The event is asynchronous, so the dialog may be open again by then.
   */
  function closed() {
    if (dialog.current?.open) return;
    if (open && !dismissible) dialog.current?.showModal();
    else if (open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      lang={lang}
      data-dialog={name}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      className={classNames(
        "dialog m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] border border-garis bg-putih p-0 text-tinta",
        wide ? "max-w-4xl" : "max-w-lg",
      )}
    >
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-1.5 text-2xl">
            {title}
          </h2>
          {hasCross ? (
            <button
              type="button"
              onClick={onClose}
              className="-mt-1 -mr-2 flex size-11 shrink-0 items-center justify-center text-abu hover:text-soga-900"
            >
              <X size={22} aria-hidden />
              <span className="sr-only">{words.close}</span>
            </button>
          ) : null}
        </div>
        {children}
        {footer ? <div className="flex flex-wrap justify-end gap-3 pt-2">{footer}</div> : null}
      </div>
    </dialog>
  );
}
