"use client";

import { useEffect } from "react";

/** Opens the `<details>` of the address's `#…`, for browsers that don't. */
export function OpenLinked() {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const details = target?.closest("details");
      if (!target || !details || details.open) return;
      details.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return null;
}
