import { useEffect } from "react";
import { leavingHref } from "../leaving-href.ts";
import { beginNavigation, endNavigations } from "./navigation-progress.ts";

/** Shows the progress bar for links and forms that load a whole document. */
export function useDocumentNavigation(): void {
  useEffect(() => {
    // On the window, after the other handlers: a link or form with its own handling is prevented by then.
    const press = (event: MouseEvent) => {
      if (!event.defaultPrevented && leavingHref(event) !== null) beginNavigation();
    };
    const send = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (form.method !== "dialog" && form.target === "") beginNavigation();
    };
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) endNavigations();
    };
    window.addEventListener("click", press);
    window.addEventListener("submit", send);
    window.addEventListener("pageshow", show);
    return () => {
      window.removeEventListener("click", press);
      window.removeEventListener("submit", send);
      window.removeEventListener("pageshow", show);
    };
  }, []);
}
