const HOST = "next-route-announcer";

/**
 * Mutes Next's announcement of a new title, or allows it again: a screen reader that reads the focused heading
 * would say both. Next makes its element once, and only changes its text.
 */
export function muteRouteAnnouncer(isMuted: boolean): void {
  const announcer = document.querySelector(HOST)?.shadowRoot?.firstElementChild;
  announcer?.setAttribute("aria-live", isMuted ? "off" : "assertive");
  announcer?.setAttribute("role", isMuted ? "none" : "alert");
}
