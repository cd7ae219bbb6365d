import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { defaultChart, measuredFields } from "#lib/catalogue/size-charts.ts";
import { formatMeasurements } from "#lib/catalogue/size-details.ts";
import { SizeChart } from "./size-chart.tsx";

function render(product: Partial<Parameters<typeof SizeChart>[0]["product"]>): string {
  return renderToStaticMarkup(
    <SizeChart
      product={{ name: "Kemeja", category: "Men", size: "L", size_details: "", ...product }}
    />,
  );
}

describe.each(["Men", "Women", "Batik Cloth"] as const)("the chart of %s", (category) => {
  const fields = measuredFields(category);
  const values = Object.fromEntries(fields.map((name, index) => [name, `${60 + index}`]));
  const html = render({ category, size_details: formatMeasurements(category, values) });

  test("has a drawing with a numbered line for each measurement", () => {
    const legend = fields.map((name, index) => `${index + 1} ${name}`).join(", ");
    expect(html).toMatch(/<svg role="img"[^>]*><title>[^<]*/);
    expect(html).toContain(`with lines for ${legend}</title>`);
    const numbers = [...html.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, number]) => number);
    expect(numbers).toEqual(fields.map((_, index) => `${index + 1}`));
  });

  test("has a row for each, under the specification's name and the drawing's number", () => {
    for (const [index, name] of fields.entries()) {
      expect(html).toMatch(new RegExp(`>${index + 1}</span><span[^>]*>${name}</span>`));
    }
  });

  test("says of each where it belongs", () => {
    const words = [...html.matchAll(/<td class="[^"]*text-sm[^"]*">([^<]*)<\/td>/g)];
    expect(words).toHaveLength(fields.length);
    for (const [, text] of words) expect(text).not.toBe("");
  });
});

test("a man's shoulder of 72 cm isn't said to be from seam to seam", () => {
  const html = render({ size_details: formatMeasurements("Men", defaultChart("Men", "L")) });
  expect(html).toContain(">72<");
  expect(html).not.toMatch(/seam/i);
});

test("a chart without figures has dashes and no drawing", () => {
  const chart = defaultChart("Women", "Free-Size");
  const html = render({ category: "Women", size_details: formatMeasurements("Women", chart) });
  expect(html).toContain(">–<");
  expect(html).not.toContain("<svg");
});

test("free text and a picture's chart stay words", () => {
  expect(render({ category: "Others", size_details: "Panjang 200 cm" })).not.toContain("<svg");
  expect(render({ size: "See-Image" })).toContain("one of the pictures");
});
