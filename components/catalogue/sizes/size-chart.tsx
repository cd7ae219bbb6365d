import { useWords } from "#language";
import type { ProductView } from "#lib/catalogue/schema.ts";
import {
  isMeasured,
  type Measurement,
  parseMeasurements,
} from "#lib/catalogue/sizes/measurements.ts";
import { measuredFields, neighbourCharts } from "#lib/catalogue/sizes/size-charts.ts";
import { SizeDrawing } from "./size-drawing.tsx";
import { CHART_WORDS } from "./size-words.ts";

type SizeChartProps = { product: Pick<ProductView, "category" | "size" | "size_details" | "name"> };

/** Renders measurements as a table in centimetres, and free text as text. */
export function SizeChart({ product }: SizeChartProps) {
  const words = useWords(CHART_WORDS);
  const measurements = parseMeasurements(product.size_details);
  if (product.size === "See-Image" && !measurements) {
    return <p>{words.inPictures}</p>;
  }
  if (!measurements) {
    return product.size_details.trim() === "" ? (
      <p>{words.none}</p>
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
  const words = useWords(CHART_WORDS);
  const howTo: Partial<Record<string, string>> =
    category === "Batik Cloth" ? words.howToCloth : words.howToClothes;
  const names: Partial<Record<string, string>> = words.names;
  const fields = measuredFields(category);
  const { smaller, larger } = neighbourCharts(category, size);
  const others = [smaller, larger].flatMap((chart) => (chart ? [chart.size] : []));
  return (
    <div className="grow">
      <table className="size-chart">
        <caption className="sr-only">{words.caption(productName, size)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.inCm}</th>
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
                <b>{names[name] ?? name}</b>
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
        <span>{words.own(size)}</span>
        {others.length > 0 ? <span>{words.others(others.join(words.and))}</span> : null}
        <span>{words.compare}</span>
      </p>
    </div>
  );
}

function Figure({ value, own }: { value: string | undefined; own?: boolean }) {
  return (
    <td {...(own && { "data-own": "" })}>{isMeasured(value) ? value?.replace(".", ",") : "–"}</td>
  );
}
