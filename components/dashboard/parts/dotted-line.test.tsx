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
  expect(html.split('<span class="whitespace-nowrap">').slice(1)).toEqual([
    "<span>48 pesanan</span><span> ·</span></span> ",
    '<span><a href="/x">Tarif JNE</a></span><span> ·</span></span> ',
    '<span><a href="/y">Unduh CSV</a></span></span> ',
  ]);
});
