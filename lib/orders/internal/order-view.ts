import type { PaymentProof, Prisma } from "#prisma/generated/client.ts";
import { toImagePaths } from "../../catalogue/views/product-view.ts";
import { jakartaDay } from "../../dates.ts";
import { formatProvince } from "../../fields/province-text.ts";
import { type Charge, chargeOf } from "../../totals.ts";
import type { MoneyKind } from "../money/order-ledger.ts";
import { proofLink } from "../proofs/proof-link.ts";
import { proofAcceptance } from "../proofs/takes-proof.ts";
import type { OrderItemView, OrderView, ProofState, ProofView } from "../schema.ts";
import type { OrderStatus, PaymentStatus } from "../status/order-status.ts";
import { TIMELINE_NOTES } from "../status/timeline-notes.ts";

export const orderRelations = {
  items: {
    orderBy: { position: "asc" },
    include: { product: { select: { deletedAt: true } } },
  },
  // Chats are for admins alone (lib/orders/chat/order-chat.ts).
  events: {
    where: { note: { not: { startsWith: TIMELINE_NOTES.told } } },
    orderBy: { createdAt: "asc" },
  },
  proofs: { orderBy: { uploadedAt: "asc" }, omit: { pictureHash: true } },
  moneyEntries: { orderBy: { happenedAt: "asc" } },
} satisfies Prisma.OrderInclude;

type OrderRow = Prisma.OrderGetPayload<{ include: typeof orderRelations }>;

function toItemView(item: OrderRow["items"][number]): OrderItemView {
  return {
    id: item.id,
    product_id: item.productId,
    has_page: item.product.deletedAt === null,
    quantity: item.quantity,
    product: {
      name: item.name,
      name_en: item.nameEn,
      category: item.category,
      size: item.size,
      size_details: item.sizeDetails,
      chosen_size: item.chosenSize,
      price: String(item.price),
      ...toImagePaths(item),
    },
  };
}

function toProofView(proof: Omit<PaymentProof, "pictureHash">): ProofView {
  return {
    id: proof.id,
    uploaded_at: proof.uploadedAt.toISOString(),
    image: proof.imageDeletedAt ? null : `/api/order/${proof.orderId}/proof/${proof.id}`,
    state: proof.state as ProofState,
    bank: proof.bank,
    sender: proof.sender,
    amount: proof.amount === null ? null : Number(proof.amount),
    reason: proof.rejectionReason,
  };
}

function toMoneyView(order: OrderRow): OrderView["money"] {
  const { moneyEntries: entries, moneyDifference } = order;
  const of = (kind: MoneyKind) => entries.filter((entry) => entry.kind === kind);
  const countered = new Set(entries.map(({ countersId }) => countersId));
  const standing = (kind: MoneyKind) =>
    of(kind).filter(({ id, rupiah }) => rupiah > 0 && !countered.has(id));
  const sum = (kind: MoneyKind) =>
    of(kind).reduce((rupiah, entry) => rupiah + Number(entry.rupiah), 0);
  const received = sum("received");
  const isUnpaid = order.status === "Waiting for Payment" && received <= sum("refunded");
  const receipts = standing("received").map(({ id, happenedAt, rupiah }) => ({
    id,
    received_on: jakartaDay(happenedAt),
    rupiah: Number(rupiah),
  }));
  return {
    received,
    held: received - sum("refunded"),
    received_on: (received > 0 && receipts.at(-1)?.received_on) || null,
    due: Number(moneyDifference ?? (isUnpaid ? order.total : 0)),
    written_off: sum("written-off"),
    receipts: received > 0 ? receipts : [],
    refunds: standing("refunded").map(
      ({ id, orderId, happenedAt, rupiah, account, note, image }) => ({
        id,
        sent_on: jakartaDay(happenedAt),
        rupiah: Number(rupiah),
        account,
        note,
        image: image === null ? null : `/api/order/${orderId}/refund/${id}`,
      }),
    ),
  };
}

export function toTimelineView(events: OrderRow["events"]): OrderView["timeline"] {
  return events.map(({ status, createdAt, note }) => ({
    status,
    at: createdAt.toISOString(),
    note,
  }));
}

export function toOrderView(order: OrderRow): OrderView {
  const total = Number(order.total);
  const status = order.status as OrderStatus;
  const paymentStatus = order.paymentStatus as PaymentStatus;
  const proofs = order.proofs.length;
  const { takes, lateUntil } = proofAcceptance({ ...order, status, paymentStatus, proofs });
  return {
    id: order.id,
    order_no: order.orderNo,
    date: order.createdAt.toISOString(),
    created_at: order.createdAt.toISOString(),
    status,
    payment_status: paymentStatus,
    link: takes ? proofLink(order.id) : null,
    late_proof_until: lateUntil,
    resi: order.resi,
    carrier: order.carrier,
    service: order.service,
    etd: order.etd,
    subtotal: Number(order.subtotal),
    ongkir: Number(order.ongkir),
    unique_amount: chargeOf(readCharges(order), "unique") || null,
    charges: readCharges(order),
    rate_source: order.rateSource,
    weight: order.weight,
    total,
    total_price: total,
    quantity: order.quantity,
    recipient: order.recipient,
    address: order.address,
    description: order.description,
    city: order.city,
    province: formatProvince({ id: order.provinceId, name: order.province }),
    zip_code: order.zipCode,
    phone_number: order.phoneNumber,
    customer_note: order.customerNote,
    name: order.customerName,
    email: order.customerEmail,
    user: {
      name: order.customerName,
      email: order.customerEmail,
      phone_number: order.customerPhone,
    },
    order_items: order.items.map(toItemView),
    timeline: toTimelineView(order.events),
    proofs: order.proofs.map(toProofView),
    money: toMoneyView(order),
    payment_deadline: order.paymentDeadline.toISOString(),
    holds_stock: order.holdsStock,
  };
}

/** Returns an order's charges. Shipping has a column of its own; `other_charges` holds the rest. */
export function readCharges(row: { ongkir: bigint; otherCharges: Prisma.JsonValue }): Charge[] {
  return [
    { kind: "shipping", rupiah: Number(row.ongkir) },
    ...(row.otherCharges as unknown as Charge[]),
  ];
}
