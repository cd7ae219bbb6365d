import type { Actor } from "../actor.ts";
import type { Role } from "../roles.ts";

/**
 * Cookie that scripts may read, unlike the token: cached pages fetch the cart only with it, and calls name the account
 * that their page was made for. The server doesn't believe it.
 */
export const SIGNED_IN_HINT = "signed_in";

/** Request header by which a page names its account (docs/accounts.md#the-right-account). */
export const ACCOUNT_HEADER = "x-account";

/** The header of admins and packers also leads to the dashboard, which checks for itself. */
const WORDS = { user: "1", packer: "packer", admin: "admin" } as const satisfies Record<
  Role,
  string
>;

export type SeenRole = keyof typeof WORDS;

/** Returns the cookie's value. */
export function hintOf({ role, userId }: Pick<Actor, "role" | "userId">): string {
  return `${WORDS[role]}.${userId}`;
}

function readHint(): [word?: string, account?: string] {
  const start = `${SIGNED_IN_HINT}=`;
  const hint = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  const [word, account] = hint?.slice(start.length).split(".") ?? [];
  return [word, account];
}

/** Returns whom this browser seems to be signed in as; null for nobody. */
export function seemsSignedInAs(): SeenRole | null {
  const [word] = readHint();
  const roles = Object.keys(WORDS) as SeenRole[];
  return roles.find((role) => WORDS[role] === word) ?? null;
}

/** Returns the id of the account that this browser seems to be signed in to; null for none. */
export function seenAccount(): string | null {
  return readHint()[1] || null;
}
