"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";

type MenuProps = {
  /** What stands on the button. */
  label: ReactNode;
  /** The button's name, where its label is a sign. */
  name?: string;
  busy?: boolean;
  className?: string;
  /** True where the panel hangs from the button's right edge. */
  alignsRight?: boolean;
  /** Gets what closes the panel and gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/** A button and the panel that it opens. Escape, a press or the focus elsewhere closes it. */
export function Menu({ label, name, busy, className, alignsRight, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [isOpen]);

  function close() {
    button.current?.focus();
    setOpen(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of its controls
    <div
      ref={frame}
      className="relative"
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => {
        // A press on plain text of the panel has no new focus.
        if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-busy={busy || undefined}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {label}
      </button>
      {isOpen ? (
        <div
          id={panelId}
          className={classNames(
            "absolute top-full z-20 mt-1 flex w-max min-w-44 flex-col border border-abu bg-putih px-4 py-2 text-left",
            alignsRight ? "right-0" : "left-0",
          )}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
