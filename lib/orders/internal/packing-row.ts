import type { Prisma } from "#prisma/generated/client.ts";
import { toImagePaths } from "../../catalogue/views/product-view.ts";
import { formatProvince } from "../../fields/province-text.ts";
import type { PackingView } from "../parcels/packing-schema.ts";
import { PACKING_WORDS } from "../placing/charge-names.ts";
import type { OrderStatus } from "../status/order-status.ts";
import { readCharges } from "./order-view.ts";

/** The columns of a parcel. Those of money stay in the database, but for the kinds of the charges. */
export const packingColumns = {
  ...{ id: true, orderNo: true, createdAt: true, status: true, paymentStatus: true },
  ...{ recipient: true, phoneNumber: true, address: true, description: true },
  ...{ city: true, province: true, provinceId: true, zipCode: true, customerNote: true },
  ...{ carrier: true, service: true, etd: true, weight: true, quantity: true, resi: true },
  ...{ ongkir: true, otherCharges: true },
  items: {
    orderBy: { position: "asc" },
    select: {
      ...{ id: true, quantity: true, name: true, category: true },
      ...{ size: true, sizeDetails: true, chosenSize: true },
      ...{ image1: true, image2: true, image3: true, image4: true },
    },
  },
} satisfies Prisma.OrderSelect;

type PackingRow = Prisma.OrderGetPayload<{ select: typeof packingColumns }>;

export function toPackingView(order: PackingRow): PackingView {
  return {
    id: order.id,
    order_no: order.orderNo,
    created_at: order.createdAt.toISOString(),
    status: order.status as OrderStatus,
    recipient: order.recipient,
    phone_number: order.phoneNumber,
    address: order.address,
    description: order.description,
    city: order.city,
    province: formatProvince({ id: order.provinceId, name: order.province }),
    zip_code: order.zipCode,
    customer_note: order.customerNote,
    carrier: order.carrier,
    service: order.service,
    etd: order.etd,
    weight: order.weight,
    quantity: order.quantity,
    resi: order.resi,
    order_items: order.items.map((item) => ({
      id: item.id,
      quantity: item.quantity,
      product: {
        name: item.name,
        category: item.category,
        size: item.size,
        size_details: item.sizeDetails,
        chosen_size: item.chosenSize,
        image1: toImagePaths(item).image1 ?? null,
      },
    })),
    extras: readCharges(order).flatMap(({ kind }) => PACKING_WORDS[kind] ?? []),
    is_paid: order.paymentStatus === "Paid",
  };
}
