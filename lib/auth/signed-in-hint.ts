/**
 * The token is HttpOnly. This second cookie, which holds nothing but "1", tells the cached pages'
 * client parts that asking for the cart is worth a request; the server never believes it.
 */
export const SIGNED_IN_HINT = "signed_in";

/** Whether this browser seems to be signed in; only for deciding what to ask the server. */
export function seemsSignedIn(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_IN_HINT}=1`);
}
