import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { PRINT_DOCUMENTS, type PrintDocument } from "./print-documents.ts";

/** CSS has a name for A4 and none for A6. */
const SIZES = { A4: "210mm 297mm", A6: "105mm 148mm" };

const WIDTHS = { A4: "max-w-[210mm] p-5 sm:p-[14mm]", A6: "max-w-[105mm] p-[6mm]" };

/** A document: a sheet on the screen, the page itself in print. */
export function Paper({ document, children }: { document: PrintDocument; children: ReactNode }) {
  const { paper, margin } = PRINT_DOCUMENTS[document];
  return (
    <>
      {/* Not a named page: not all browsers support them in print. */}
      <style>{`@page { size: ${SIZES[paper]}; margin: ${margin}; }`}</style>
      <article
        className={classNames(
          "mx-auto w-full border border-garis bg-putih text-sm leading-snug text-tinta",
          "print:max-w-none print:border-0 print:bg-transparent print:p-0",
          WIDTHS[paper],
        )}
      >
        {children}
      </article>
    </>
  );
}
