import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";

/** The button of a form that sends itself, for browsers without scripts. */
export function FallbackSubmit({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Button type="submit" variant="secondary" className="min-h-12">
        {children}
      </Button>
    </noscript>
  );
}
