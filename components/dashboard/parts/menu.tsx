"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

type MenuProps = {
  /** The sign on the button. */
  label: ReactNode;
  /** The button's name. */
  name: string;
  className: string;
  children: ReactNode;
};

/** A button and the panel that hangs from its right edge. Escape, a press or the focus elsewhere closes it. */
export function Menu({ label, name, className, children }: MenuProps) {
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

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    button.current?.focus();
    setOpen(false);
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
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {label}
      </button>
      {isOpen ? (
        <div
          id={panelId}
          className="absolute top-full right-0 z-20 mt-1 flex w-max min-w-44 flex-col border border-abu bg-putih px-4 py-2 text-left"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
