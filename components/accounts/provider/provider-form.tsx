"use client";

import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import type { ButtonLook } from "#components/ui/button/button-style.ts";
import { useLanguage } from "#language";
import { clearEarlierCustomer } from "../clear-earlier-customer.ts";

type ProviderFormProps = {
  id: string;
  returnPath: string;
  size?: ButtonLook["size"];
  children: ReactNode;
};

/** Posts to the shop, which leads on to the provider. Clears what an earlier customer's checkout left. */
export function ProviderForm({ id, returnPath, size, children }: ProviderFormProps) {
  const language = useLanguage();
  const [isLeaving, setIsLeaving] = useState(false);

  function leave() {
    clearEarlierCustomer();
    setIsLeaving(true);
    // The browser's back button may show this page again as it was.
    window.addEventListener("pageshow", () => setIsLeaving(false), { once: true });
  }

  return (
    <form method="post" action={`/api/auth/signin/${id}?_language=${language}`} onSubmit={leave}>
      <input type="hidden" name="next" value={returnPath} />
      <Button type="submit" variant="secondary" size={size} full busy={isLeaving}>
        {children}
      </Button>
    </form>
  );
}
