import { z } from "zod";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { type ManualOrderInput, manualOrderInput } from "#lib/checkout/manual-order-schema.ts";
import { parseRupiah } from "#lib/rupiah.ts";
import { TARIFF_SERVICES } from "#lib/shipping/carriers.ts";
import { totalsOf } from "#lib/totals.ts";

/** A product that is sold, as the form holds it. */
export type SoldGoods = { product: ProductView; quantity: number; chosenSize: string | null };

/** The typed values. The goods are beside them. */
export type ManualOrderValues = {
  name: string;
  phone_number: string;
  customer_note: string;
  paid: boolean;
  delivery: ManualOrderInput["delivery"];
  address: string;
  city: string;
  zip_code: string;
  /** A column of TARIFF_SERVICES: two carriers may have services of one name. */
  service: string;
  ongkir: string;
};

export const NO_VALUES: ManualOrderValues = {
  name: "",
  phone_number: "",
  customer_note: "",
  paid: true,
  delivery: "handed-over",
  address: "",
  city: "",
  zip_code: "",
  service: "reg",
  ongkir: "",
};

/** Returns the request's body. A field that is empty, or of a parcel that isn't sent, isn't in it. */
export function manualOrderBody(values: ManualOrderValues, goods: readonly SoldGoods[]) {
  const { address, city, zip_code, service: column, ongkir, ...own } = values;
  const chosen = TARIFF_SERVICES.find((one) => one.column === column);
  const { carrier = "", service = "" } = chosen ?? {};
  const parcel = { address, city, zip_code, carrier, service, ongkir };
  const fields = { ...own, ...(values.delivery === "parcel" && parcel) };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")),
    lines: goods.map(({ product, quantity, chosenSize }) => ({
      product_id: product.id,
      quantity,
      ...(chosenSize !== null && { chosen_size: chosenSize }),
    })),
  };
}

/** Returns the schema of the form's values, with the goods that it holds now. */
export function manualOrderForm(goods: readonly SoldGoods[]) {
  return z
    .custom<ManualOrderValues>()
    .transform((values): unknown => manualOrderBody(values, goods))
    .pipe(manualOrderInput as z.ZodType<ManualOrderInput, unknown>);
}

/** Returns the order's total in rupiah; an ongkir that can't be read counts as none. */
export function manualTotal(
  goods: readonly SoldGoods[],
  { delivery, ongkir }: Pick<ManualOrderValues, "delivery" | "ongkir">,
): number {
  const lines = goods.map(({ product: { price, weight }, quantity }) => {
    return { price: Number(price), weight, quantity };
  });
  return totalsOf(lines).subtotal + (delivery === "parcel" ? (parseRupiah(ongkir) ?? 0) : 0);
}
