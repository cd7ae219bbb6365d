import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { defaultChart, measuredFields } from "#lib/catalogue/sizes/size-charts.ts";
import { formatMeasurements } from "#lib/catalogue/sizes/size-details.ts";
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
      expect(html).toMatch(new RegExp(`<i>${index + 1}</i><b>${name}</b>`));
    }
  });

  test("says of each where it belongs", () => {
    const words = [...html.matchAll(/<small>([^<]*)<\/small>/g)];
    expect(words).toHaveLength(fields.length);
    for (const [, text] of words) expect(text).not.toBe("");
  });
});

test("the next sizes stand beside the piece's own figures", () => {
  const html = render({ size_details: "shoulder=71,chest=113,reguler=16,length=64" });
  const row = /<tr[^>]*>(?:(?!<\/tr>).)*chest.*?<\/tr>/.exec(html)?.[0] ?? "";
  const figures = [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, figure]) => figure);
  expect(figures).toEqual(["108", "113", "116"]);
  expect(html).toContain("M and XL are what we usually make");
});

test.each([
  ["the largest has no larger one", "Men", "3XL", "2XL are what"],
  ["a chart that is smaller in the waist isn't a larger one", "Women", "2XL", "L are what"],
] as const)("%s", (_, category, size, words) => {
  const details = formatMeasurements(category, defaultChart(category, size));
  expect(render({ category, size, size_details: details })).toContain(`; ${words}`);
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
