import { resetCheckout } from "#components/fetching/checkout-storage.ts";
import { type SaveRequest, useSave } from "#components/forms/use-save.ts";
import { isSignedOut } from "#lib/http/browser/client.ts";

type LogOutCall = Pick<SaveRequest, "path" | "method">;

/**
 * Ends the session, forgets what this browser held, and goes to sign in. `failure` is the toast's
 * words.
 */
export function useLogOut(failure: string, call: LogOutCall = { path: "/api/auth/logout" }) {
  function leave() {
    resetCheckout();
    // A whole new document: nothing that was cached in memory outlives it.
    window.location.assign("/auth/login");
  }

  const { save, busy, error } = useSave({
    request: () => call,
    errorMessage: (error) => (isSignedOut(error) ? null : failure),
    onSaved: leave,
    onFailed(error) {
      // A session that is dead already is as good as ended.
      if (isSignedOut(error)) leave();
    },
    leaves: true,
    answersSignedOut: true,
  });
  return { logOut: () => save(), busy: busy || isSignedOut(error) };
}
