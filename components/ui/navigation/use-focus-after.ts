import { useEffect, useRef } from "react";

/** Returns a flag. Once it is set, the page gets the focus when the component goes, with what had the focus. */
export function useFocusAfter(preventScroll = false) {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (isDone.current) document.getElementById("main")?.focus({ preventScroll });
    },
    [preventScroll],
  );
  return isDone;
}
