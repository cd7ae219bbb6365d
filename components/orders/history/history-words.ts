import { words } from "#lib/language/words.ts";

/** A customer's orders: list, tabs and filter. */
export const HISTORY_WORDS = words(
  {
    all: "All",
    allOrders: "All orders",
    arrived: "Arrived",
    buyAgain: "Buy again",
    byState: "Orders by state",
    count: (total: number) => `${total} ${total === 1 ? "order" : "orders"}`,
    /** docs/orders.md#order-lists */
    lastDays: (days: number) => `Last ${days} Days`,
    more: (count: number) => ` + ${count} more`,
    none: {
      title: "No orders yet",
      lead: "What you order can be followed here, from the payment to your door.",
      shop: "Shop Items",
    },
    noneFound: "No orders here",
    noneSince: (days: number) => `No orders in the Last ${days} Days`,
    orderDate: "Order date",
    sendProof: "Send proof",
    show: "Show",
    showAll: "Show all orders",
    title: "Order History",
    track: "Track",
    updating: "Updating …",
  },
  {
    all: "Semua",
    allOrders: "Semua pesanan",
    arrived: "Sudah sampai",
    buyAgain: "Beli lagi",
    byState: "Pesanan menurut status",
    count: (total) => `${total} pesanan`,
    lastDays: (days) => `${days} hari terakhir`,
    more: (count) => ` + ${count} lainnya`,
    none: {
      title: "Belum ada pesanan",
      lead: "Pesanan Anda dapat diikuti di sini, dari pembayaran sampai di depan pintu.",
      shop: "Belanja batik",
    },
    noneFound: "Tidak ada pesanan di sini",
    noneSince: (days) => `Tidak ada pesanan dalam ${days} hari terakhir`,
    orderDate: "Tanggal pesanan",
    sendProof: "Kirim bukti",
    show: "Tampilkan",
    showAll: "Tampilkan semua pesanan",
    title: "Riwayat Pesanan",
    track: "Lacak",
    updating: "Memperbarui …",
  },
);
