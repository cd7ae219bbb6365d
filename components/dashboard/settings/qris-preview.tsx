import type { ReactNode } from "react";
import type { ShownQris } from "#lib/payments/schema.ts";

type QrisPreviewProps = { qris: ShownQris; children: ReactNode };

/** The present code, with the name and city that payers see. */
export function QrisPreview({ qris: { merchantName, city, picture }, children }: QrisPreviewProps) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <img
        src={picture}
        alt={`Kode QRIS ${merchantName}`}
        width={160}
        height={160}
        className="border border-garis"
      />
      <div className="flex flex-col items-start gap-3">
        <p>
          <span className="block font-semibold">{merchantName}</span>
          <span className="block text-abu">{city}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
