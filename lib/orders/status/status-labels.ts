import type { Language } from "../../language/languages.ts";
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from "./order-status.ts";

/** Indonesian words of the statuses: alone on Indonesian pages, smaller beside the stored ones on the dashboard. */
export const STATUS_GLOSSES: Record<OrderStatus, string> = {
  "Waiting for Payment": "Menunggu pembayaran",
  "Payment Confirm": "Pembayaran dikonfirmasi",
  "In Delivery": "Dalam pengiriman",
  Completed: "Selesai",
  Cancelled: "Dibatalkan",
  Return: "Dikembalikan",
  "Out of Stock": "Stok habis",
};

export const PAYMENT_GLOSSES: Record<PaymentStatus, string> = {
  Unpaid: "Belum dibayar",
  "Awaiting Verification": "Menunggu verifikasi",
  Paid: "Lunas",
  Rejected: "Bukti ditolak",
  Refunded: "Uang dikembalikan",
  Expired: "Lewat batas waktu",
};

/** Reader of an order: a customer in the page's language, or the team. */
export type OrderReader = Language | "dashboard";

export function languageFor(reader: OrderReader): Language {
  return reader === "dashboard" ? "id" : reader;
}

/** Returns a status as customers read it. */
export function statusName(status: OrderStatus, language: Language): string {
  return language === "id" ? STATUS_GLOSSES[status] : status;
}

/** Returns a payment status as customers read it. */
export function paymentName(status: PaymentStatus, language: Language): string {
  return language === "id" ? PAYMENT_GLOSSES[status] : status;
}

/** Events of the English timeline that the status doesn't name. The status follows, smaller. */
const HAPPENED: Partial<Record<OrderStatus, string>> = { "Payment Confirm": "Payment confirmed" };

type TimelineLabels = { title: string; gloss: string };

/** Returns a timeline's words for a stored status, and the smaller ones beside them; "" where there are none. */
export function timelineLabels(stored: string, reader: OrderReader): TimelineLabels {
  const status = ORDER_STATUSES.find((known) => known === stored);
  if (!status) return { title: stored, gloss: "" };
  if (reader === "dashboard") return { title: status, gloss: STATUS_GLOSSES[status] };
  const title = reader === "en" ? HAPPENED[status] : undefined;
  return title ? { title, gloss: status } : { title: statusName(status, reader), gloss: "" };
}

/** Returns a payment status as plain text, with its Indonesian word. */
export function paymentLabel(status: PaymentStatus): string {
  return `${status} · ${PAYMENT_GLOSSES[status]}`;
}

export const STATUS_OPTIONS = ORDER_STATUSES.map((status) => ({
  value: status,
  label: `${status} · ${STATUS_GLOSSES[status]}`,
}));

export const PAYMENT_OPTIONS = PAYMENT_STATUSES.map((status) => ({
  value: status,
  label: paymentLabel(status),
}));
