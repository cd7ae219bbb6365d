"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { takeHeadingRequest } from "./heading-request.ts";

const HOST = "next-route-announcer";

/**
 * Mutes Next's announcement of a new title, or allows it again: a screen reader that reads the focused heading
 * would say both. Next makes its element once, and only changes its text.
 */
function muteRouteAnnouncer(isMuted: boolean): void {
  const announcer = document.querySelector(HOST)?.shadowRoot?.firstElementChild;
  announcer?.setAttribute("aria-live", isMuted ? "off" : "assertive");
  announcer?.setAttribute("role", isMuted ? "none" : "alert");
}

/** Returns whether the new page has moved the focus itself, or a dialog holds it. */
function isFocusTaken(): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return document.getElementById("main")?.matches(":focus-within:not(:focus)") ?? false;
}

/** True after a key press: only then does the heading get a ring. */
let isByKey = false;

/** Returns whether the page has a heading to focus. */
function focusHeading(): boolean {
  const heading = document.querySelector("h1");
  if (!heading) return false;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.classList.toggle("outline-none!", !isByKey);
  // The router scrolls by itself: to the top, or back to where the page was left.
  heading.focus({ preventScroll: true });
  return true;
}

/** Waits for the heading that follows a skeleton, unless the focus moves meanwhile. */
function focusComingHeading(): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== before || focusHeading()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the heading of a new page, since the pressed link may be gone. Another query of the same
 * page, such as a filter, leaves the focus where it is.
 */
export function HeadingFocus() {
  const path = usePathname();
  const lastPath = useRef(path);

  useEffect(() => {
    const press = (event: Event) => {
      isByKey = event.type === "keydown";
    };
    addEventListener("keydown", press, true);
    addEventListener("pointerdown", press, true);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", press, true);
    };
  }, []);

  useEffect(() => {
    if (lastPath.current === path && !takeHeadingRequest()) return;
    lastPath.current = path;
    const isTaken = isFocusTaken();
    muteRouteAnnouncer(!isTaken);
    return isTaken || focusHeading() ? undefined : focusComingHeading();
  }, [path]);

  return null;
}
