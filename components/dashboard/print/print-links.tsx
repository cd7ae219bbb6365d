import { Printer } from "lucide-react";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { PRINT_DOCUMENTS, PRINT_KEYS, printHref } from "./print-documents.ts";

/** Links from an order to its documents. */
export function PrintLinks({ orderId }: { orderId: string }) {
  return (
    <nav aria-label="Cetak" className="flex flex-wrap gap-2">
      {PRINT_KEYS.map((key) => (
        <LinkButton key={key} href={printHref(orderId, key)} variant="secondary" size="small">
          <Printer size={16} aria-hidden />
          {PRINT_DOCUMENTS[key].title}
        </LinkButton>
      ))}
    </nav>
  );
}
