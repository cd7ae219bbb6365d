import { useId } from "react";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { formatSizeList, parseSizeList } from "#lib/catalogue/sizes/size-choices.ts";
import { sizeOptions } from "#lib/catalogue/sizes/sizes.ts";
import type { SizeFieldProps } from "./size-chart-editor.tsx";

/** The sizes that the buyer chooses from where the size chart is a picture; the ticked ones are `value`. */
export function SizeListField({ category, value, onChange, error }: SizeFieldProps) {
  const hintId = useId();
  const listed = parseSizeList(value) ?? [];
  const options = sizeOptions(category).filter((size) => size !== "See-Image");
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="pb-1 text-sm font-semibold text-soga-900">
        Ukuran yang dapat dipilih pembeli
      </legend>
      <p className="text-abu">Tabel ukuran ada pada salah satu gambar barang ini.</p>
      <div className="flex flex-wrap gap-x-6" lang="en">
        {options.map((size) => (
          <Checkbox
            key={size}
            name={`size_choice_${size}`}
            label={size}
            checked={listed.includes(size)}
            onChange={({ target }) =>
              onChange(
                formatSizeList(
                  target.checked ? [...listed, size] : listed.filter((other) => other !== size),
                ),
              )
            }
          />
        ))}
      </div>
      <p id={hintId} className={error ? "font-medium text-mengkudu-600" : "text-sm text-abu"}>
        {error ?? "Tanpa centang, pembeli diminta menulis ukurannya di catatan pesanan."}
      </p>
    </fieldset>
  );
}
