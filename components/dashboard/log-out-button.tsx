"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { resetCheckout } from "#components/checkout/checkout-storage.ts";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { ApiError, callApi } from "#lib/http/client.ts";

const answer = z.object({ message: z.string() });

/** A session that is dead already is as good as ended. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function LogOutButton() {
  const [busy, setBusy] = useState(false);

  async function logOut() {
    setBusy(true);
    try {
      await callApi("POST", "/api/auth/logout", answer);
    } catch (error) {
      if (!isSignedOut(error)) {
        setBusy(false);
        return toast.error("Gagal keluar. Silakan coba lagi.");
      }
    }
    resetCheckout();
    // A whole new document: nothing that was cached in memory outlives it.
    window.location.assign("/auth/login");
  }

  return (
    <Button
      variant="quiet"
      onClick={logOut}
      busy={busy}
      className="w-full justify-start! gap-3! px-3! text-[0.9375rem] hover:bg-gading"
    >
      {busy ? null : <LogOut size={20} aria-hidden />}
      Logout
    </Button>
  );
}
