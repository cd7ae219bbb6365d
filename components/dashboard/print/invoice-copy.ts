import type { OrderLanguage } from "#components/orders/order-copy.ts";
import { formatDate, formatDateInIndonesian } from "#lib/dates.ts";
import type { PaymentStatus } from "#lib/orders/status/order-status.ts";
import { paymentLabel } from "#lib/orders/status/status-labels.ts";

type InvoiceCopy = {
  date: (at: string) => string;
  buyer: string;
  deliveredTo: string;
  items: string;
  size: string;
  price: string;
  quantity: string;
  /** With the day, as the next one. */
  received: (day: string) => string;
  returned: (day: string) => string;
  payment: string;
  paymentStatus: (status: PaymentStatus) => string;
};

/** Customers read English; the dashboard prints Indonesian. */
export const INVOICE_COPY: Record<OrderLanguage, InvoiceCopy> = {
  en: {
    date: formatDate,
    buyer: "Customer",
    deliveredTo: "Delivery address",
    items: "Items",
    size: "Size",
    price: "Price",
    quantity: "Quantity",
    received: (day) => `Payment received, ${formatDate(day)}`,
    returned: (day) => `Returned, ${formatDate(day)}`,
    payment: "Payment",
    paymentStatus: (status) => status,
  },
  id: {
    date: formatDateInIndonesian,
    buyer: "Pemesan",
    deliveredTo: "Dikirim ke",
    items: "Barang",
    size: "Ukuran",
    price: "Harga",
    quantity: "Jumlah",
    received: (day) => `Pembayaran diterima, ${formatDateInIndonesian(day)}`,
    returned: (day) => `Dikembalikan, ${formatDateInIndonesian(day)}`,
    payment: "Pembayaran",
    paymentStatus: paymentLabel,
  },
};
