import { formatDate } from "#lib/dates.ts";
import { words } from "#lib/language/words.ts";
import type { PaymentStatus } from "#lib/orders/status/order-status.ts";
import { type OrderReader, paymentLabel, paymentName } from "#lib/orders/status/status-labels.ts";

const CUSTOMER_WORDS = words(
  {
    buyer: "Customer",
    date: (at: string) => formatDate(at),
    deliveredTo: "Delivery address",
    items: "Items",
    payment: "Payment",
    paymentStatus: (status: PaymentStatus) => paymentName(status, "en"),
    price: "Price",
    quantity: "Quantity",
    /** With the day, as the next one. */
    received: (day: string) => `Payment received, ${formatDate(day)}`,
    returned: (day: string) => `Returned, ${formatDate(day)}`,
    size: "Size",
  },
  {
    buyer: "Pemesan",
    date: (day) => formatDate(day, "id"),
    deliveredTo: "Dikirim ke",
    items: "Barang",
    payment: "Pembayaran",
    paymentStatus: (status) => paymentName(status, "id"),
    price: "Harga",
    quantity: "Jumlah",
    received: (day) => `Pembayaran diterima, ${formatDate(day, "id")}`,
    returned: (day) => `Dikembalikan, ${formatDate(day, "id")}`,
    size: "Ukuran",
  },
);

type InvoiceWords = (typeof CUSTOMER_WORDS)["en"];

export const INVOICE_WORDS: Record<OrderReader, InvoiceWords> = {
  ...CUSTOMER_WORDS,
  dashboard: { ...CUSTOMER_WORDS.id, paymentStatus: paymentLabel },
};
