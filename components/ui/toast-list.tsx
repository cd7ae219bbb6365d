"use client";

import { useEffect } from "react";
import { Toaster as SonnerToaster, toast as show } from "sonner";
import { type Toast, takeToasts } from "./toast.ts";

const TOAST_MS = 2000;

/** Where the words of the last toast stay, for whoever hears the page and missed them. */
const LAST_TOAST_ID = "last-toast";

function keep(message: string) {
  const region = document.getElementById(LAST_TOAST_ID);
  if (region) region.textContent = message;
}

function showToast({ kind, message }: Toast) {
  // Never twice on the page: while a toast is up its own live region holds the words.
  keep("");
  const onGone = () => keep(message);
  show[kind](message, { onAutoClose: onGone, onDismiss: onGone });
}

/** Tells the list the pointer came or went: what makes it wait under the mouse makes it wait under focus. */
function pretendPointer(event: FocusEvent, type: "mouseover" | "mouseout") {
  const target = event.target instanceof Element ? event.target : null;
  const list = target?.closest("[data-sonner-toaster]");
  const other = event.relatedTarget instanceof Element ? event.relatedTarget : null;
  if (!list || (other && list.contains(other))) return;
  list.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}

/** Toasts last 2 s and wait while the pointer or the focus is on them. */
export function ToastList() {
  // After the list's own effects: it hears only of what is shown from then on.
  useEffect(() => takeToasts(showToast), []);
  useEffect(() => {
    const focusIn = (event: FocusEvent) => pretendPointer(event, "mouseover");
    const focusOut = (event: FocusEvent) => pretendPointer(event, "mouseout");
    document.addEventListener("focusin", focusIn);
    document.addEventListener("focusout", focusOut);
    return () => {
      document.removeEventListener("focusin", focusIn);
      document.removeEventListener("focusout", focusOut);
    };
  }, []);
  return (
    <>
      <SonnerToaster
        position="top-center"
        duration={TOAST_MS}
        offset={{ top: 112 }}
        mobileOffset={{ top: 88 }}
        toastOptions={{
          unstyled: true,
          classNames: {
            // One that waits behind another shows its edge, and not the end of its words.
            toast:
              "flex w-(--width) items-center gap-3 rounded-sm border border-garis border-l-4 bg-putih px-4 py-3 font-sans text-base text-tinta [&[data-front=false][data-expanded=false]>*]:opacity-0",
            success: "border-l-daun! [&_[data-icon]]:text-daun",
            error: "border-l-mengkudu-600! [&_[data-icon]]:text-mengkudu-600",
          },
        }}
      />
      <p id={LAST_TOAST_ID} aria-live="off" className="sr-only" />
    </>
  );
}
