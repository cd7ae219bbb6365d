import type { ProductView } from "#lib/catalogue/schema.ts";
import { measuredFields } from "#lib/catalogue/size-charts.ts";
import { isMeasured, parseMeasurements } from "#lib/catalogue/size-details.ts";
import { SizeDrawing } from "./size-drawing.tsx";

/**
 * Claims only what fits the figures (docs/catalogue.md#size-charts). A "shoulder" of 68 to 78 isn't measured
 * from seam to seam. "Reguler" is on the label alone.
 */
const CLOTHES: Record<string, string> = {
  shoulder: "Across the shoulders, as on its label.",
  chest: "All around at the chest.",
  waist: "All around at the waist.",
  hip: "All around at the hips.",
  reguler: "The regular cut's figure, as on its label.",
  length: "From the top edge straight down to the hem.",
};

const CLOTH: Record<string, string> = {
  length: "Along the selvedge, from one cut edge to the other.",
  width: "From one selvedge to the other.",
};

type SizeChartProps = { product: Pick<ProductView, "category" | "size" | "size_details" | "name"> };

/** Renders measurements as a table in centimetres, and free text as text. */
export function SizeChart({ product }: SizeChartProps) {
  const measurements = parseMeasurements(product.size_details);
  if (product.size === "See-Image" && !measurements) {
    return <p>The size chart is one of the pictures of this piece.</p>;
  }
  if (!measurements) {
    return product.size_details.trim() === "" ? (
      <p>No measurements are given for this piece. Please ask us.</p>
    ) : (
      <p lang="id" className="whitespace-pre-line">
        {product.size_details}
      </p>
    );
  }
  const { category, name: productName, size } = product;
  const howTo = category === "Batik Cloth" ? CLOTH : CLOTHES;
  const fields = measuredFields(category);
  const isDrawn = measurements.some(
    ({ name, value }) => fields.includes(name) && isMeasured(value),
  );
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-start sm:gap-8">
      {isDrawn && category !== "Others" ? <SizeDrawing category={category} /> : null}
      <div className="grow">
        <table className="w-full text-left">
          <caption className="sr-only">
            Measurements of {productName}, size {size}, in centimetres
          </caption>
          <thead>
            <tr className="border-b border-abu text-sm text-abu">
              <th scope="col" className="py-2 pr-3 font-semibold">
                Size {size}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-semibold">
                cm
              </th>
              <th scope="col" className="py-2 pl-3 font-semibold">
                How to measure
              </th>
            </tr>
          </thead>
          <tbody>
            {measurements.map(({ name, value }) => (
              <tr key={name} className="border-b border-garis align-top">
                <th scope="row" className="py-3 pr-3 font-semibold whitespace-nowrap">
                  {fields.includes(name) ? (
                    <span className="pr-1.5 text-wedel-700 tabular-nums">
                      {fields.indexOf(name) + 1}
                    </span>
                  ) : null}
                  <span className="inline-block capitalize">{name}</span>
                </th>
                <td className="py-3 pr-3 text-right tabular-nums">
                  {isMeasured(value) ? value.replace(".", ",") : "–"}
                </td>
                <td className="py-3 pl-3 text-sm text-abu">{howTo[name]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="pt-3 text-sm text-abu">
          The figures are those of this piece. The numbers show where on it each one belongs.
        </p>
      </div>
    </div>
  );
}
