import type { Restriction } from "../actor.ts";

const PAGES = {
  "must-change-password": "/auth/change-password",
  "must-enrol": "/auth/second-factor",
} as const satisfies Record<Restriction, string>;

/** Returns the page where an admin does what comes first. It leads to `returnTo` afterwards. */
export function restrictionPage(restricted: Restriction, returnTo: string) {
  return `${PAGES[restricted]}?next=${encodeURIComponent(returnTo)}` as const;
}
