"use client";

import { useEffect } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { useNavigateAfterSave } from "#components/ui/use-navigate-after-save.ts";
import { useWords } from "#language";
import { completeOrderAnswer } from "#lib/orders/schema.ts";
import { COMPLETED_WORDS } from "./completed-words.ts";

/** Delay before the request (docs/orders.md#completion-link). It keeps mail scanners from completing orders. */
const DELAY_MS = 5000;

/** Waits, posts the token, and leads home, also after an error. */
export function CompleteOrder({ token }: { token: string }) {
  const said = useWords(COMPLETED_WORDS);
  const { navigate } = useNavigateAfterSave("replace");
  const { save } = useSave({
    request(token: string) {
      if (token === "") throw new Error("the link has lost its token");
      return { path: "/api/complete-order", answer: completeOrderAnswer, body: { token } };
    },
    successMessage: said.done,
    errorMessage: said.failed,
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
      <h1 className="text-3xl sm:text-4xl">{said.wait}</h1>
      <p className="max-w-prose text-abu">{said.noting}</p>
      <noscript>
        <p className="max-w-prose">{said.needsScript}</p>
      </noscript>
    </div>
  );
}
