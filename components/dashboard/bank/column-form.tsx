import { useId, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import type { StatementMapping, StatementShape } from "#lib/payments/statements/schema.ts";

const COLUMNS = [
  { name: "amount", label: "Jumlah" },
  { name: "debit", label: "Debit (keluar)" },
  { name: "credit", label: "Kredit (masuk)" },
  { name: "direction", label: "Tanda CR/DB" },
  { name: "balance", label: "Saldo" },
] as const;

const DATES = [
  { value: "dmy", label: "Hari, bulan, tahun" },
  { value: "mdy", label: "Bulan, hari, tahun" },
  { value: "ymd", label: "Tahun, bulan, hari" },
];

const DECIMALS = [
  { value: ".", label: "Titik: 1,234.56" },
  { value: ",", label: "Koma: 1.234,56" },
];

const UNITS = [
  { value: "1", label: "Rupiah" },
  { value: "100", label: "Sen" },
];

type ColumnFormProps = {
  shape: StatementShape;
  isOpen: boolean;
  busy: boolean;
  onRead: (mapping: StatementMapping) => void;
};

/** The columns as they were found, to be corrected. The shop keeps them for the account. */
export function ColumnForm({ shape, isOpen, busy, onRead }: ColumnFormProps) {
  const [isShown, setShown] = useState(isOpen);
  const [mapping, setMapping] = useState(shape.mapping);
  const id = useId();
  const change = (changed: Partial<StatementMapping>) => setMapping({ ...mapping, ...changed });
  const options = mapping.header.map((name, at) => ({
    value: String(at),
    label: `Kolom ${at + 1}${name ? `: ${name}` : ""}`,
  }));
  const numberOf = (value: string) => (value === "" ? null : Number(value));

  function toggleText(at: number) {
    const text = mapping.text.includes(at)
      ? mapping.text.filter((column) => column !== at)
      : [...mapping.text, at].sort((a, b) => a - b);
    // A row needs a text.
    if (text.length > 0) change({ text });
  }

  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        Perbaiki kolom
      </Button>
      <div id={id} className={isShown ? "flex flex-col gap-4 pt-4" : "hidden"}>
        <div className="grid gap-4 @lg:grid-cols-2 @3xl:grid-cols-3">
          <SelectField
            label="Tanggal"
            name="column_date"
            options={options}
            value={String(mapping.date)}
            onChange={({ target }) => change({ date: Number(target.value) })}
          />
          {COLUMNS.map(({ name, label }) => (
            <SelectField
              key={name}
              label={label}
              name={`column_${name}`}
              placeholder="Tidak ada"
              options={options}
              value={String(mapping[name] ?? "")}
              onChange={({ target }) => change({ [name]: numberOf(target.value) })}
            />
          ))}
          <SelectField
            label="Urutan tanggal"
            name="dates"
            placeholder="Menurut isi berkas"
            options={DATES}
            value={mapping.dates ?? ""}
            onChange={({ target }) =>
              change({ dates: (target.value || null) as StatementMapping["dates"] })
            }
          />
          <SelectField
            label="Tanda desimal"
            name="decimal"
            placeholder="Menurut isi berkas"
            options={DECIMALS}
            value={mapping.decimal ?? ""}
            onChange={({ target }) =>
              change({ decimal: (target.value || null) as StatementMapping["decimal"] })
            }
          />
          <SelectField
            label="Jumlah dalam"
            name="unit"
            options={UNITS}
            value={String(mapping.unit)}
            onChange={({ target }) => change({ unit: target.value === "100" ? 100 : 1 })}
          />
        </div>
        <fieldset>
          <legend className="font-semibold">Keterangan</legend>
          <div className="flex flex-wrap gap-x-6">
            {options.map(({ label }, at) => (
              <Checkbox
                key={label}
                name="column_text"
                label={label}
                checked={mapping.text.includes(at)}
                onChange={() => toggleText(at)}
              />
            ))}
          </div>
        </fieldset>
        <Checkbox
          name="is_report"
          label="Laporan penjualan: jumlah tanpa tanda adalah uang masuk"
          checked={mapping.is_report}
          onChange={({ target }) => change({ is_report: target.checked })}
        />
        <p className="text-sm text-abu">
          Disimpan bersama rekening ini, dan dipakai untuk berkas berikutnya.
        </p>
        <Button
          variant="secondary"
          className="self-start"
          busy={busy}
          onClick={() => onRead(mapping)}
        >
          Baca lagi
        </Button>
      </div>
    </div>
  );
}
