"use client";

import { useEffect, useState } from "react";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import type { ProductRow } from "./product-row.ts";

type DeleteProductDialogProps = {
  /** Null while closed. */
  product: ProductRow | null;
  busy: boolean;
  onClose: () => void;
  onConfirm: (id: string) => void;
};

/** Names the product, deletes it, then closes (docs/pages.md#deleting). */
export function DeleteProductDialog({
  product,
  busy,
  onClose,
  onConfirm,
}: DeleteProductDialogProps) {
  // Keeps the name for the closing animation.
  const [named, setNamed] = useState(product);
  useEffect(() => {
    if (product) setNamed(product);
  }, [product]);
  return (
    <ConfirmDialog
      open={product !== null}
      onClose={onClose}
      onConfirm={() => product && onConfirm(product.id)}
      name="confirm-delete"
      title="Hapus barang?"
      confirmLabel="Hapus"
      cancelLabel="Batal"
      busy={busy}
      danger
      lang="id"
    >
      <p>
        <strong>{named?.name}</strong> keluar dari toko dan dari semua keranjang. Pesanan yang sudah
        ada tetap menyimpannya.
      </p>
    </ConfirmDialog>
  );
}
