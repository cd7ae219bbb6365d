import type { ProductView } from "#lib/catalogue/schema.ts";
import { measuredFields, neighbourCharts } from "#lib/catalogue/sizes/size-charts.ts";
import {
  isMeasured,
  type Measurement,
  parseMeasurements,
} from "#lib/catalogue/sizes/size-details.ts";
import { SizeDrawing } from "./size-drawing.tsx";

/** Claims only what fits the figures (docs/catalogue.md#size-charts). */
const CLOTHES: Record<string, string> = {
  shoulder: "straight across both shoulders, from sleeve to sleeve",
  chest: "all around; laid flat, twice its width",
  waist: "all around; laid flat, twice its width",
  hip: "all around; laid flat, twice its width",
  reguler: "the collar’s number on its label",
  length: "from the top edge straight down to the hem",
};

const CLOTH: Record<string, string> = {
  length: "along the selvedge, from one cut edge to the other",
  width: "from one selvedge to the other",
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
  const fields = measuredFields(product.category);
  const isDrawn = measurements.some(
    ({ name, value }) => fields.includes(name) && isMeasured(value),
  );
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-start sm:gap-8">
      {isDrawn && product.category !== "Others" ? (
        <SizeDrawing category={product.category} />
      ) : null}
      <Figures product={product} measurements={measurements} />
    </div>
  );
}

type FiguresProps = SizeChartProps & { measurements: readonly Measurement[] };

/** The piece's own figures, between those that the next sizes usually have. */
function Figures({ product: { category, size, name: productName }, measurements }: FiguresProps) {
  const howTo = category === "Batik Cloth" ? CLOTH : CLOTHES;
  const fields = measuredFields(category);
  const { smaller, larger } = neighbourCharts(category, size);
  const others = [smaller, larger].flatMap((chart) => (chart ? [chart.size] : []));
  return (
    <div className="grow">
      <table className="size-chart">
        <caption className="sr-only">
          Measurements of {productName}, size {size}, in centimetres
        </caption>
        <thead>
          <tr>
            <th scope="col">In cm</th>
            {smaller ? <th scope="col">{smaller.size}</th> : null}
            <th scope="col" data-own="">
              {size}
            </th>
            {larger ? <th scope="col">{larger.size}</th> : null}
          </tr>
        </thead>
        <tbody>
          {measurements.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">
                {fields.includes(name) ? <i>{fields.indexOf(name) + 1}</i> : null}
                <b>{name}</b>
                {howTo[name] ? <small>{howTo[name]}</small> : null}
              </th>
              {smaller ? <Figure value={smaller.values[name]} /> : null}
              <Figure value={value} own />
              {larger ? <Figure value={larger.values[name]} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-sm text-abu">
        <span>The figures of {size} are those of this piece</span>
        {others.length > 0 ? <span>; {others.join(" and ")} are what we usually make</span> : null}
        <span>. To be sure, lay a piece of yours flat, measure it the same way, and compare.</span>
      </p>
    </div>
  );
}

function Figure({ value, own }: { value: string | undefined; own?: boolean }) {
  return (
    <td {...(own && { "data-own": "" })}>{isMeasured(value) ? value?.replace(".", ",") : "–"}</td>
  );
}
