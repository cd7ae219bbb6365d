/** Cookie that scripts may read, unlike the token: cached pages fetch the cart only with it. The server ignores it. */
export const SIGNED_IN_HINT = "signed_in";

/** Its values. An admin's header also leads to the dashboard, which checks for itself. */
export const HINTS = { user: "1", admin: "admin" } as const;

export type SeenRole = keyof typeof HINTS;

/** Returns whom this browser seems to be signed in as; null for nobody. */
export function seemsSignedInAs(): SeenRole | null {
  const cookies = document.cookie.split("; ");
  const roles = Object.keys(HINTS) as SeenRole[];
  return roles.find((role) => cookies.includes(`${SIGNED_IN_HINT}=${HINTS[role]}`)) ?? null;
}
