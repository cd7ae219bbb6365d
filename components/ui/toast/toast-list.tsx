"use client";

import { useEffect, useSyncExternalStore } from "react";
import { Toaster as SonnerToaster, toast as show } from "sonner";
import { useUiWords } from "../ui-words.ts";
import { LAST_TOAST_ID, type Toast, takeToasts } from "./toast.ts";

const TOAST_MS = 2000;

/** Over the header, so that neither heading nor stepper below it are covered. */
const TOP_PX = 8;
/** On phones the header is all cart, so toasts stand above the bar at the lower edge (app/globals.css). */
const BOTTOM = "calc(var(--toast-edge, var(--bottom-bar, 0px)) + 0.75rem)";
/** Below it the list takes its place for phones. */
const PHONE = "(width <= 600px)";

function watchWidth(changed: () => void) {
  const phone = matchMedia(PHONE);
  phone.addEventListener("change", changed);
  return () => phone.removeEventListener("change", changed);
}

function keep(message: string) {
  const region = document.getElementById(LAST_TOAST_ID);
  if (region) region.textContent = message;
}

function showToast({ kind, message }: Toast) {
  // While a toast is shown its own live region has the text, so it isn't here as well.
  keep("");
  const onGone = () => keep(message);
  // Dismissible ones send the focus back when Tab leaves them, so that Tab never got past the list.
  show[kind](message, {
    onAutoClose: onGone,
    onDismiss: onGone,
    dismissible: false,
  });
}

/** Sends the list the pointer events that pause it, since it pauses on hover and not on focus. */
function pretendPointer(event: FocusEvent, type: "mouseover" | "mouseout") {
  const target = event.target instanceof Element ? event.target : null;
  const list = target?.closest("[data-sonner-toaster]");
  const other = event.relatedTarget instanceof Element ? event.relatedTarget : null;
  if (!list || (other && list.contains(other))) return;
  list.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
}

/** Toasts last 2 s. They pause while hovered or focused. */
export function ToastList() {
  const isPhone = useSyncExternalStore(
    watchWidth,
    () => matchMedia(PHONE).matches,
    () => false,
  );
  // After the list's effects: it shows only toasts raised after these.
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
  const { notifications } = useUiWords();
  return (
    <SonnerToaster
      containerAriaLabel={notifications}
      position={isPhone ? "bottom-center" : "top-center"}
      duration={TOAST_MS}
      offset={{ top: TOP_PX }}
      mobileOffset={{ bottom: BOTTOM }}
      toastOptions={{
        unstyled: true,
        classNames: {
          // A toast behind another shows its edge and no text.
          toast:
            "flex w-(--width) items-center gap-3 rounded-sm border border-garis border-l-4 bg-putih px-4 py-3 font-sans text-sm text-tinta sm:text-base [&[data-front=false][data-expanded=false]>*]:opacity-0",
          success: "border-l-daun! [&_[data-icon]]:text-daun",
          error: "border-l-mengkudu-600! [&_[data-icon]]:text-mengkudu-600",
        },
      }}
    />
  );
}
