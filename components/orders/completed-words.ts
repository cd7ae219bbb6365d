import { words } from "#lib/language/words.ts";

/** The customer's word that a parcel has arrived: on the order's page, and by the link of the mail. */
export const COMPLETED_WORDS = words(
  {
    arrived: "My order has arrived",
    done: "Thank you, your order is completed",
    failed: "Oops, something went wrong when confirming your order",
    needsScript: "This page needs JavaScript to tell us. Please turn it on.",
    noting: "We are noting that your parcel has arrived.",
    title: "Complete Order",
    wait: "Please Wait",
  },
  {
    arrived: "Pesanan saya sudah sampai",
    done: "Terima kasih, pesanan Anda sudah selesai",
    failed: "Maaf, terjadi kesalahan saat menyelesaikan pesanan Anda",
    needsScript: "Halaman ini memerlukan JavaScript untuk mengabari kami. Mohon nyalakan.",
    noting: "Kami sedang mencatat bahwa paket Anda sudah sampai.",
    title: "Selesaikan Pesanan",
    wait: "Mohon tunggu",
  },
);
