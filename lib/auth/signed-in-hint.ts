/** Cookie that scripts may read, unlike the token: cached pages fetch the cart only with it. The server ignores it. */
export const SIGNED_IN_HINT = "signed_in";

export function seemsSignedIn(): boolean {
  return document.cookie.split("; ").includes(`${SIGNED_IN_HINT}=1`);
}
