import { resetCheckout } from "#components/fetching/checkout-storage.ts";
import { useSave } from "#components/forms/use-save.ts";
import { pathHere } from "#components/language/here.ts";
import { oopsHere } from "#components/ui/ui-words.ts";
import { isSignedOut } from "#lib/http/browser/client.ts";

type LogOutOptions = {
  path?: string;
  /** The toast after an error. */
  failure?: string;
};

/** Ends the session, forgets what this browser held, and goes to sign in. */
export function useLogOut({ path = "/api/auth/logout", failure }: LogOutOptions = {}) {
  function leave() {
    resetCheckout();
    // A whole new document: nothing that was cached in memory outlives it.
    window.location.assign(pathHere("/auth/login"));
  }

  const { save, busy, error } = useSave({
    request: () => ({ path }),
    errorMessage: (error) => (isSignedOut(error) ? null : (failure ?? oopsHere())),
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
