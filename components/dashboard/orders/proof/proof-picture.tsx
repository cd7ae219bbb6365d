"use client";

import { ZoomIn } from "lucide-react";
import { useState } from "react";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { useOpenProof } from "./proof-review-dialog.tsx";

type ProofPictureProps = {
  src: string;
  sent: string;
  /** Set where the proof waits: then the large picture comes with both answers. */
  orderId?: string | undefined;
};

/** A proof's picture: small on the page, large in a dialog, full size in a tab. */
export function ProofPicture({ src, sent, orderId }: ProofPictureProps) {
  const [open, setOpen] = useState(false);
  const openProof = useOpenProof();
  const openDesk = orderId && openProof ? () => openProof(orderId) : null;
  const alt = `Bukti transfer, ${sent}`;
  return (
    <>
      <button
        type="button"
        onClick={openDesk ?? (() => setOpen(true))}
        className="group relative block w-full max-w-56 border border-garis bg-gading"
      >
        <img src={src} alt={alt} className="aspect-4/5 w-full object-contain" />
        <span className="absolute right-0 bottom-0 flex size-11 items-center justify-center bg-putih text-soga-700 group-hover:bg-gading">
          <ZoomIn size={20} aria-hidden />
          <span className="sr-only">Perbesar</span>
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Bukti pembayaran" wide lang="id">
        <img src={src} alt={alt} className="mx-auto max-h-[70dvh] max-w-full object-contain" />
        <a href={src} target="_blank" rel="noreferrer" className="tap-link self-start">
          Buka di tab baru
        </a>
      </Dialog>
    </>
  );
}
