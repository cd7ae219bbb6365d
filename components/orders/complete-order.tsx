"use client";

import { useEffect } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { completeOrderAnswer } from "#lib/orders/schema.ts";

/** Delay before the request (docs/orders.md#completion-link). It keeps mail scanners from completing orders. */
const DELAY_MS = 5000;

/** Waits, posts the token, and leads home, also after an error. */
export function CompleteOrder({ token }: { token: string }) {
  const { navigate } = useNavigateAfterSave("replace");
  const { save } = useSave({
    request(token: string) {
      if (token === "") throw new Error("the link has lost its token");
      return { path: "/api/complete-order", answer: completeOrderAnswer, body: { token } };
    },
    successMessage: "Thank you, your order is completed",
    errorMessage: "Oops, something went wrong when confirming your order",
    onSettled: () => navigate("/home"),
  });
  useEffect(() => {
    const timer = setTimeout(() => save(token), token === "" ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [token, save]);
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
