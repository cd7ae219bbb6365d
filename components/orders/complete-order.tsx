"use client";

import { useEffect } from "react";
import { Spinner } from "#components/ui/spinner.tsx";
import { toast } from "#components/ui/toast.ts";
import { useGoOn } from "#components/ui/use-go-on.ts";
import { callApi } from "#lib/http/client.ts";
import { completeOrderAnswer } from "#lib/orders/schema.ts";

/** Delay before the request (docs/orders.md#completion-link). It keeps mail scanners from completing orders. */
const DELAY_MS = 5000;
const FAILED = "Oops, something went wrong when confirming your order";

async function confirm(token: string): Promise<void> {
  try {
    if (token === "") throw new Error("the link has lost its token");
    await callApi("POST", "/api/complete-order", completeOrderAnswer, { body: { token } });
    toast.success("Thank you, your order is completed");
  } catch {
    toast.error(FAILED);
  }
}

/** Waits, posts the token, and leads home, also after an error. */
export function CompleteOrder({ token }: { token: string }) {
  const goOn = useGoOn("replace");
  useEffect(() => {
    const delay = token === "" ? 0 : DELAY_MS;
    const timer = setTimeout(() => void confirm(token).finally(() => goOn("/home")), delay);
    return () => clearTimeout(timer);
  }, [token, goOn]);
  return (
    <div className="page-width flex min-h-[60vh] flex-col items-center justify-center gap-5 py-16 text-center">
      <span className="text-soga-500">
        <Spinner size={40} />
      </span>
      <h1 className="text-3xl sm:text-4xl">Please Wait</h1>
      <p className="max-w-prose text-abu">We are noting that your parcel has arrived.</p>
      <noscript>
        <p className="max-w-prose">This page needs JavaScript to tell us. Please turn it on.</p>
      </noscript>
    </div>
  );
}
