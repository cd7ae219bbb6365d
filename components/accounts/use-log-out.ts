import { useState } from "react";
import { z } from "zod";
import { resetCheckout } from "#components/checkout/checkout-storage.ts";
import { toast } from "#components/ui/toast.ts";
import { callApi, isSignedOut } from "#lib/http/client.ts";

const anyAnswer = z.unknown();

type LogOutOptions = {
  /** Said in a toast where the session couldn't be ended. */
  failure: string;
  /** Forgets what else the page around holds. */
  onEnded?: () => void;
};

/** Ends the session, forgets the checkout, and goes to sign in. */
export function useLogOut({ failure, onEnded }: LogOutOptions) {
  const [busy, setBusy] = useState(false);

  async function logOut(): Promise<void> {
    setBusy(true);
    try {
      await callApi("POST", "/api/auth/logout", anyAnswer);
    } catch (error) {
      // A session that is dead already is as good as ended.
      if (!isSignedOut(error)) {
        setBusy(false);
        toast.error(failure);
        return;
      }
    }
    onEnded?.();
    resetCheckout();
    // A whole new document: nothing that was cached in memory outlives it.
    window.location.assign("/auth/login");
  }

  return { logOut, busy };
}
