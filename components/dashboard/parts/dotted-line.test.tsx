import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DottedLine } from "./dotted-line.tsx";

test("each part is drawn with a dot before it, and absent parts have none", () => {
  const html = renderToStaticMarkup(
    <DottedLine>
      48 pesanan
      {null}
      <a href="/x">Tarif JNE</a>
      <a href="/y">Unduh CSV</a>
    </DottedLine>,
  );
  const parts = html.split(/<span class="relative[^"]*">/).slice(1);
  expect(parts.map((part) => part.split("</span>")[0])).toEqual([
    "48 pesanan",
    '<a href="/x">Tarif JNE</a>',
    '<a href="/y">Unduh CSV</a>',
  ]);
});
