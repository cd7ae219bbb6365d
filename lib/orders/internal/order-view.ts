import type { OrderItem, Prisma } from "#prisma/generated/client.ts";
import { toImagePaths } from "../../catalogue/product-view.ts";
import type { OrderStatus, PaymentStatus } from "../order-status.ts";
import type { OrderItemView, OrderView } from "../schema.ts";

/** What a view of an order is made from, in one read. */
export const orderParts = {
  items: { orderBy: { position: "asc" } },
  events: { orderBy: { createdAt: "asc" } },
  proofs: { orderBy: { uploadedAt: "asc" } },
} satisfies Prisma.OrderInclude;

type OrderRow = Prisma.OrderGetPayload<{ include: typeof orderParts }>;

function toItemView(item: OrderItem): OrderItemView {
  return {
    id: item.id,
    product_id: item.productId,
    quantity: item.quantity,
    product: {
      name: item.name,
      size: item.size,
      price: String(item.price),
      ...toImagePaths(item),
    },
  };
}

export function toOrderView(order: OrderRow): OrderView {
  const total = Number(order.total);
  return {
    id: order.id,
    order_no: order.orderNo,
    date: order.createdAt.toISOString(),
    created_at: order.createdAt.toISOString(),
    status: order.status as OrderStatus,
    payment_status: order.paymentStatus as PaymentStatus,
    // There is no page yet where a proof of transfer could be handed in.
    link: null,
    resi: order.resi,
    service: order.service,
    etd: order.etd,
    subtotal: Number(order.subtotal),
    ongkir: Number(order.ongkir),
    total,
    total_price: total,
    quantity: order.quantity,
    recipient: order.recipient,
    address: order.address,
    description: order.description,
    city: order.city,
    province: `${order.province}&id=${order.provinceId}`,
    zip_code: order.zipCode,
    phone_number: order.phoneNumber,
    name: order.customerName,
    email: order.customerEmail,
    user: {
      name: order.customerName,
      email: order.customerEmail,
      phone_number: order.customerPhone,
    },
    order_items: order.items.map(toItemView),
    timeline: order.events.map(({ status, createdAt, note }) => ({
      status,
      at: createdAt.toISOString(),
      note,
    })),
    proofs: order.proofs.map(({ id, uploadedAt }) => ({
      id,
      uploaded_at: uploadedAt.toISOString(),
      image: `/api/order/${order.id}/proof/${id}`,
    })),
    payment_deadline: order.paymentDeadline.toISOString(),
  };
}
