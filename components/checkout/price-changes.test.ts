import { expect, test } from "vitest";
import type { CartItemView, CartView } from "#lib/cart/schema.ts";
import type { PresentFigures } from "#lib/checkout/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { type Confirmed, confirmedTotal, listPriceChanges } from "./price-changes.ts";

type Line = PresentFigures["lines"][number];

const SHIRT: Line = { product_id: "a", name: "Kemeja", quantity: 1, price: "450000" };
const CLOTH: Line = { product_id: "b", name: "Kain", quantity: 2, price: "200000" };

function sumOf(lines: Line[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0);
}

function confirmedOf(...lines: Line[]): Confirmed {
  const cartItems = lines.map(
    ({ product_id, quantity, name, price }) =>
      ({ id: product_id, product_id, quantity, product: { name, price } }) as CartItemView,
  );
  const cart: CartView = { cartItems, subtotal: sumOf(lines), soldOut: [], cartBadge: 1 };
  return { cart, shipping: { carrier: "jne", service: "REG", ongkir: 19_000, etd: "1-2" } };
}

function present(ongkir: number | null, ...lines: Line[]): PresentFigures {
  const subtotal = sumOf(lines);
  const total = ongkir === null ? null : subtotal + ongkir;
  return { ongkir, etd: "1-2", unique_amount: null, lines, subtotal, total };
}

const rp = formatRupiah;

test("the total has the charges", () => {
  expect(confirmedTotal(confirmedOf(SHIRT, CLOTH))).toBe(869_000);
});

test("each line with another price, the shipping and the total are told; the rest isn't", () => {
  const dearer = { ...SHIRT, price: "650000" };
  expect(listPriceChanges(confirmedOf(SHIRT, CLOTH), present(21_000, dearer, CLOTH))).toEqual([
    { label: "Kemeja", lang: "id", before: rp(450_000), after: rp(650_000) },
    { label: "Shipping", before: rp(19_000), after: rp(21_000) },
    { label: "Total", before: rp(869_000), after: rp(1_071_000) },
  ]);
  expect(listPriceChanges(confirmedOf(SHIRT), present(19_000, SHIRT))).toEqual([]);
});

test("another quantity, a line more and a line less are told as such", () => {
  const more = { ...SHIRT, quantity: 2 };
  expect(listPriceChanges(confirmedOf(SHIRT), present(19_000, more, CLOTH))).toMatchObject([
    { label: "Kemeja", before: `1 × ${rp(450_000)}`, after: `2 × ${rp(450_000)}` },
    { label: "Kain", before: "not in your cart", after: `2 × ${rp(200_000)}` },
    { label: "Total" },
  ]);
  expect(listPriceChanges(confirmedOf(SHIRT, CLOTH), present(19_000, SHIRT))).toMatchObject([
    { label: "Kain", after: "not in your cart" },
    { label: "Total" },
  ]);
});

test("without a price for the shipping, only the lines are compared", () => {
  const cheaper = { ...SHIRT, price: "400000" };
  expect(listPriceChanges(confirmedOf(SHIRT), present(null, cheaper))).toMatchObject([
    { label: "Kemeja", after: rp(400_000) },
  ]);
});
