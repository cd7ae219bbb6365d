import type { ProductView } from "#lib/catalogue/schema.ts";
import { parseMeasurements } from "#lib/catalogue/size-details.ts";

const HOW_TO_MEASURE: Record<string, string> = {
  shoulder: "Across the back, from one shoulder seam to the other.",
  chest: "Around the fullest part of the chest, the tape level and not tight.",
  waist: "Around the narrowest part of the waist.",
  hip: "Around the fullest part of the hips.",
  reguler: "The regular cut's own measure, as it stands on the label.",
  length: "From the highest point of the shoulder straight down to the hem.",
  width: "From one selvedge to the other.",
};

const CLOTH_LENGTH = "Along the selvedge, from one cut edge to the other.";

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
  const howTo = (name: string) =>
    product.category === "Batik Cloth" && name === "length" ? CLOTH_LENGTH : HOW_TO_MEASURE[name];
  return (
    <table className="w-full text-left">
      <caption className="sr-only">
        Measurements of {product.name}, size {product.size}, in centimetres
      </caption>
      <thead>
        <tr className="border-b border-abu text-sm text-abu">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Size {product.size}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-semibold">
            cm
          </th>
          <th scope="col" className="py-2 pl-4 font-semibold">
            How to measure
          </th>
        </tr>
      </thead>
      <tbody>
        {measurements.map(({ name, value }) => (
          <tr key={name} className="border-b border-garis align-top">
            <th scope="row" className="py-3 pr-4 font-semibold capitalize">
              {name}
            </th>
            <td className="py-3 pr-4 text-right tabular-nums">
              {value === "0" || value === "-" ? "–" : value.replace(".", ",")}
            </td>
            <td className="py-3 pl-4 text-sm text-abu">{howTo(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
