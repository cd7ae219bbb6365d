"use client";

import { useState } from "react";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { CATEGORIES } from "#lib/catalogue/categories.ts";
import { formatPrice } from "#lib/rupiah.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import type { ProductRow } from "../list/product-row.ts";
import { MANY_KINDS, type ManyKind, type PlannedChange, planChanges } from "./plan-changes.ts";

const KINDS: Record<ManyKind, string> = {
  price: "Harga, dalam persen",
  stock: "Stock",
  category: "Category",
  delete: "Hapus",
};

const OPTIONS = MANY_KINDS.map((kind) => ({ value: kind, label: KINDS[kind] }));
const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }));

type ManyProductsDialogProps = {
  open: boolean;
  products: readonly ProductRow[];
  busy: boolean;
  errorMessage: string | null;
  onClose: () => void;
  onConfirm: (changes: PlannedChange[]) => void;
};

/** Chooses one change for many products, and shows what the prices become before they are saved. */
export function ManyProductsDialog(props: ManyProductsDialogProps) {
  const { products, errorMessage, onConfirm, ...dialog } = props;
  const [kind, setKind] = useState<ManyKind>("price");
  const [typed, setTyped] = useState("");
  const [isAsked, setAsked] = useState(false);
  const plan = planChanges(products, kind, typed);
  const error = isAsked && "error" in plan ? plan.error : undefined;

  function confirm() {
    setAsked(true);
    if ("changes" in plan) onConfirm(plan.changes);
  }

  const field = {
    value: typed,
    error,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  };
  return (
    <FormDialog
      {...dialog}
      title={`Ubah ${products.length} barang`}
      submitLabel={`${kind === "delete" ? "Hapus" : "Ubah"} ${products.length} barang`}
      danger={kind === "delete"}
      onSubmit={confirm}
    >
      <SelectField
        label="Perubahan"
        name="kind"
        options={OPTIONS}
        value={kind}
        onChange={({ target }) => {
          setKind(target.value as ManyKind);
          setTyped("");
          setAsked(false);
        }}
      />
      {kind === "price" ? (
        <TextField
          label="Persen"
          name="percent"
          hint="10 menaikkan, -10 menurunkan. Harga dibulatkan ke ribuan."
          autoComplete="off"
          {...field}
        />
      ) : null}
      {kind === "stock" ? (
        <TextField
          label="Stock baru"
          name="stock"
          inputMode="numeric"
          autoComplete="off"
          {...field}
        />
      ) : null}
      {kind === "category" ? (
        <SelectField
          label="Category baru"
          name="category"
          placeholder="Pilih kategori"
          hint="Rincian ukuran barang dimulai lagi. Ukuran yang tidak ada di kategori baru ditolak."
          options={CATEGORY_OPTIONS}
          {...field}
        />
      ) : null}
      {kind === "delete" ? (
        <p>
          Barang keluar dari toko dan dari semua keranjang. Pesanan yang sudah ada tetap
          menyimpannya.
        </p>
      ) : null}
      {kind === "price" && "changes" in plan ? (
        <Prices products={products} changes={plan.changes} />
      ) : null}
      <ErrorNotice>{errorMessage}</ErrorNotice>
    </FormDialog>
  );
}

type PricesProps = { products: readonly ProductRow[]; changes: PlannedChange[] };

function Prices({ products, changes }: PricesProps) {
  return (
    <ul aria-live="polite" className="text-sm tabular-nums">
      {products.map(({ id, name, price }, at) => (
        <li key={id} className="flex justify-between gap-4 border-b border-garis py-1">
          <span className="min-w-0 truncate">{name}</span>
          <span className="shrink-0">
            {formatPrice(price)} → <b>{formatPrice(changes[at]?.price ?? price)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
