import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatRupiah } from "#lib/rupiah.ts";
import { CHARGE_KINDS } from "#lib/totals.ts";
import { SummarySums } from "./summary-sums.tsx";

test("each kind of charge has a row", () => {
  const charges = CHARGE_KINDS.map((kind, index) => ({ kind, rupiah: 1_000 * (index + 1) }));
  const html = renderToStaticMarkup(
    <SummarySums subtotal={450_000} charges={charges} isChoosing={false} />,
  );
  expect(html.match(/<dt/g)).toHaveLength(charges.length + 2);
  for (const { rupiah } of charges) expect(html).toContain(formatRupiah(rupiah));
});

test("before the shipping is chosen the total is the subtotal", () => {
  const sums = (isChoosing: boolean) =>
    renderToStaticMarkup(<SummarySums subtotal={450_000} charges={null} isChoosing={isChoosing} />);
  expect(sums(false)).toContain("Calculated at the next step");
  expect(sums(true)).toContain("Not chosen yet");
  expect(sums(true)).not.toContain("next step");
  expect(sums(false).split(formatRupiah(450_000))).toHaveLength(3);
});
