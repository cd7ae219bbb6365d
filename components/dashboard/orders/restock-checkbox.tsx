import { Checkbox } from "#components/ui/fields/checkbox.tsx";

type RestockCheckboxProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Asks, with the status Return, whether the products go back on sale. */
export function RestockCheckbox({ checked, onChange }: RestockCheckboxProps) {
  return (
    <Checkbox
      label="Barang yang kembali dijual lagi (stok bertambah)"
      name="restock"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
