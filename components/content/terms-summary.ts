import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";

/** The four points that everyone should have read; the details follow in terms-details.ts. */
export const termsSummary = ({ city, paymentDeadlineHours }: ShopFacts) =>
  [
    {
      title: "Usia minimal 21 tahun",
      text: "Anda harus berusia sekurang-kurangnya 21 tahun untuk membuat akun dan memesan di toko ini.",
    },
    {
      title: "Pesanan sah setelah dibayar",
      text: `Barang kami sisihkan sejak pesanan dibuat, dan Anda membayar melalui transfer bank dalam ${paymentDeadlineHours} jam. Pesanan yang belum dibayar setelah itu dibatalkan, dan barangnya dijual lagi.`,
    },
    {
      title: `Dikirim dengan ${CARRIER_NAMES.id}`,
      text: `Pesanan dikirim dari ${city} pada hari kerja, dalam ${DISPATCH_HOURS} jam setelah pembayaran dikonfirmasi.`,
    },
    {
      title: "Buatan tangan, tidak seragam",
      text: "Sedikit perbedaan warna dan garis adalah sifat batik tulis dan cap, bukan cacat.",
    },
  ] as const;
