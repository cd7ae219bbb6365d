import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrderView } from "#lib/orders/schema.ts";
import type { OrderStatus } from "#lib/orders/status/order-status.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { OrderSums } from "./order-sums.tsx";

const UNPAID = {
  ...{ received: 0, held: 0, received_on: null, due: 0, written_off: 0, receipts: [], refunds: [] },
};

function sums(status: OrderStatus, changed: Partial<OrderView> = {}): string[] {
  const order = {
    ...{ status, carrier: "jne", service: "REG", etd: "2-3", subtotal: 250_000, total: 261_360 },
    charges: [
      { kind: "shipping", rupiah: 11_000 },
      { kind: "unique", rupiah: 360 },
    ],
    money: UNPAID,
    ...changed,
  } as OrderView;
  const html = renderToStaticMarkup(<OrderSums order={order} />);
  const lines = html.split("<dt>").slice(1);
  return lines.map((line) =>
    line
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

const rupiah = (value: number) => formatRupiah(value).replaceAll(/\s+/g, " ");

test("an open order's sums add up to its total", () => {
  expect(sums("Waiting for Payment")).toEqual([
    `Subtotal ${rupiah(250_000)}`,
    `Delivery JNE Regular, 2–3 days ${rupiah(11_000)}`,
    `Unique amount ${rupiah(360)}`,
    `Total ${rupiah(261_360)}`,
  ]);
});

test("of a cancelled order one sum holds what was asked, and nothing is to pay", () => {
  expect(sums("Cancelled")).toEqual([
    `Subtotal ${rupiah(250_000)}`,
    `Amount asked delivery and unique amount included ${rupiah(261_360)}`,
    "Total Nothing to pay",
  ]);
});

test("of an order out of stock nothing is to pay, either", () => {
  expect(sums("Out of Stock").at(-1)).toBe("Total Nothing to pay");
  expect(sums("Out of Stock").at(-2)).toBe(`Amount asked ${rupiah(261_360)}`);
});

test("what came in of a cancelled order and went back is told", () => {
  const refund = {
    ...{ id: "1", order_id: "1", sent_on: "2026-11-21", rupiah: 1_360 },
    ...{ account: "BCA 1", note: "", image: null },
  };
  const money = { ...UNPAID, received: 261_360, held: 260_000, refunds: [refund] };
  expect(sums("Cancelled", { money } as Partial<OrderView>).slice(2)).toEqual([
    `You paid ${rupiah(261_360)}`,
    expect.stringMatching(/^Returned to you .* [-−]Rp 1\.360$/),
    "Total Nothing to pay",
  ]);
});
