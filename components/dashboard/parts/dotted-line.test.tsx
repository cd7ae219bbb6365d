import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DottedLine } from "./dotted-line.tsx";

test("a dot stays on the line of what it follows, and absent parts have none", () => {
  const html = renderToStaticMarkup(
    <DottedLine>
      48 pesanan
      {null}
      <a href="/x">Tarif JNE</a>
      <a href="/y">Unduh CSV</a>
    </DottedLine>,
  );
  const lines = [...html.matchAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g)];
  expect(lines.map(([, line]) => line)).toEqual([
    "48 pesanan ·",
    '<a href="/x">Tarif JNE</a> ·',
    '<a href="/y">Unduh CSV</a>',
  ]);
});
