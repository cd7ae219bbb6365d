"use client";

import { Controller, useFormContext, useWatch } from "react-hook-form";
import { ListPicker } from "#components/ui/fields/list-picker.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { CATEGORIES, type Category, type Size } from "#lib/catalogue/categories.ts";
import type { HeldSize, ProductView } from "#lib/catalogue/schema.ts";
import { defaultChart } from "#lib/catalogue/sizes/size-charts.ts";
import { formatMeasurements } from "#lib/catalogue/sizes/size-details.ts";
import { SIZE_LABELS } from "#lib/catalogue/sizes/size-labels.ts";
import { sizeIfNone, sizeOptions } from "#lib/catalogue/sizes/sizes.ts";
import type { FormValues } from "./form-values.ts";
import { SizeChartEditor, type SizeFieldProps } from "./size-chart-editor.tsx";
import { SizeListField } from "./size-list-field.tsx";

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }));

function labelOf(size: Size): string {
  return size === "See-Image" ? SIZE_LABELS[size] : `${size} — ${SIZE_LABELS[size]}`;
}

function hintFor(category: Category | "") {
  const usual = category === "" ? null : sizeIfNone(category);
  if (category !== "" && usual === null) return undefined;
  return <span lang="id">{usual ? `Bila tidak dipilih: ${usual}` : "Pilih Category dulu"}</span>;
}

type SizingFieldsProps = {
  /** The stored product, whose size may stay. */
  product: ProductView | null;
  version: number;
  disabled: boolean;
};

/** Category, size and size chart. Each resets the next (docs/catalogue.md#changing-the-category). */
export function SizingFields({ product, version, disabled }: SizingFieldsProps) {
  const { control, register, setValue, formState } = useFormContext<FormValues>();
  const [category, size, details] = useWatch({
    control,
    name: ["category", "size", "size_details"],
  });
  const { errors } = formState;
  const held: HeldSize | null = product;
  const options = category
    ? sizeOptions(category, held?.category === category ? held.size : null)
    : [];

  function resetSizing() {
    setValue("size", "", { shouldValidate: formState.isSubmitted });
    setValue("size_details", "");
  }

  function chooseSize(chosen: Size | "") {
    setValue("size", chosen, { shouldValidate: formState.isSubmitted });
    if (category === "" || category === "Others") {
      // With See-Image, `size_details` holds sizes and no measures.
      if (chosen === "See-Image" || size === "See-Image") setValue("size_details", "");
      return;
    }
    const chart = defaultChart(category, chosen || null);
    const hasValues = Object.values(chart).some((value) => value !== "");
    setValue("size_details", hasValues ? formatMeasurements(category, chart) : "");
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2" lang="en">
        <SelectField
          label="Category"
          options={CATEGORY_OPTIONS}
          placeholder="Pilih kategori"
          error={errors.category?.message}
          {...register("category", { onChange: resetSizing })}
        />
        <Controller
          control={control}
          name="size"
          render={({ field }) => (
            <ListPicker
              label="Sizes"
              name="size"
              placeholder="Choose Size"
              hint={hintFor(category)}
              options={options.map((option) => ({ value: option, label: labelOf(option) }))}
              value={field.value}
              onChange={(chosen) => chooseSize(chosen as Size | "")}
              inputRef={field.ref}
              disabled={disabled || category === ""}
              error={errors.size?.message}
            />
          )}
        />
      </div>
      <SizeDetails
        key={`${version} ${category} ${size}`}
        category={category}
        size={size}
        value={details}
        onChange={(value) => setValue("size_details", value, { shouldDirty: true })}
        error={errors.size_details?.message}
      />
    </div>
  );
}

type SizeDetailsProps = Omit<SizeFieldProps, "category"> & Pick<FormValues, "category" | "size">;

/** Measurements, free text, or the sizes of a chart in a picture. */
function SizeDetails({ category, size, value, onChange, error }: SizeDetailsProps) {
  const { register } = useFormContext<FormValues>();
  if (category !== "" && size === "See-Image") {
    return <SizeListField category={category} value={value} onChange={onChange} error={error} />;
  }
  if (category === "Others") {
    return (
      <TextAreaField
        label="Rincian ukuran"
        rows={3}
        hint="Misalnya: Panjang 200 cm, lebar 55 cm"
        error={error}
        {...register("size_details")}
      />
    );
  }
  if (category === "" || size === "") return null;
  return <SizeChartEditor category={category} value={value} onChange={onChange} error={error} />;
}
