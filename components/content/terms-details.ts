import { REJECTION_MAX_HOURS, REJECTION_MIN_HOURS } from "#lib/orders/proofs/rejection-deadline.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";

/** The terms of use in ten sections. */
export const termsDetails = ({ name, city, paymentDeadlineHours }: ShopFacts) =>
  [
    {
      title: "Ketentuan umum",
      paragraphs: [
        `Syarat dan ketentuan ini berlaku untuk setiap kunjungan ke toko daring ${name} dan setiap pesanan yang dibuat di dalamnya. Dengan membuat akun atau memesan, Anda menyatakan telah membaca dan menyetujuinya.`,
      ],
    },
    {
      title: "Usia dan kecakapan",
      paragraphs: [
        "Pengguna harus berusia sekurang-kurangnya 21 tahun dan cakap menurut hukum Republik Indonesia untuk mengadakan perjanjian.",
        "Kami berhak membatalkan pesanan dan menutup akun yang terbukti dibuat oleh orang yang belum memenuhi ketentuan ini.",
      ],
    },
    {
      title: "Akun",
      paragraphs: [
        "Data yang Anda berikan harus benar dan terkini. Anda bertanggung jawab menjaga kerahasiaan kata sandi serta atas semua kegiatan yang dilakukan melalui akun Anda.",
      ],
    },
    {
      title: "Produk dan ketersediaan",
      paragraphs: [
        "Sebagian besar produk hanya tersedia satu helai. Menaruh produk di keranjang tidak berarti memesannya: produk kami sisihkan untuk pesanan yang lebih dahulu dibuat.",
        "Foto dan ukuran kami buat seteliti mungkin. Warna pada layar dapat sedikit berbeda dari kain aslinya.",
      ],
    },
    {
      title: "Harga",
      paragraphs: [
        "Semua harga dinyatakan dalam rupiah dan belum termasuk ongkos kirim. Harga yang berlaku adalah harga pada saat pesanan dibuat.",
      ],
    },
    {
      title: "Pembayaran",
      paragraphs: [
        `Pembayaran dilakukan melalui transfer bank ke rekening yang tercantum pada halaman pesanan, sesuai jumlah yang tertera, dalam waktu ${paymentDeadlineHours} jam. Selama itu barang kami sisihkan untuk Anda; pesanan menjadi sah setelah pembayaran kami konfirmasi.`,
        `Unggah bukti transfer melalui tautan pada halaman pesanan. Selama bukti kami periksa, pesanan tidak dibatalkan otomatis. Bila bukti kami tolak, Anda mendapat batas waktu baru untuk mengirim bukti lain: sisa waktu semula, sekurang-kurangnya ${REJECTION_MIN_HOURS} dan paling lama ${REJECTION_MAX_HOURS} jam.`,
        "Pesanan yang melewati batas waktunya dibatalkan otomatis, dan barangnya dijual lagi.",
      ],
    },
    {
      title: "Pengiriman",
      paragraphs: [
        `Pesanan dikirim dengan ${CARRIER_NAMES.id} dari ${city} pada hari kerja, dalam ${DISPATCH_HOURS} jam setelah pembayaran dikonfirmasi. Perkiraan waktu tiba berasal dari ${CARRIER_NAMES.id} dan bukan merupakan jaminan.`,
        "Pastikan alamat dan nomor telepon penerima benar. Biaya kirim ulang karena alamat yang keliru menjadi tanggungan pembeli.",
      ],
    },
    {
      title: "Pembatalan dan pengembalian",
      paragraphs: [
        "Anda dapat membatalkan sendiri pesanan yang belum dibayar pada halaman pesanan, selama bukti transfer belum dikirim. Sesudah itu hubungi kami.",
        "Barang yang tidak sesuai dengan keterangannya dapat dikembalikan bila dilaporkan dalam tiga hari setelah diterima, dalam keadaan belum dipakai dan belum dicuci.",
      ],
    },
    {
      title: "Data pribadi",
      paragraphs: [
        "Nama, alamat, surel dan nomor telepon Anda kami gunakan untuk memproses dan mengirim pesanan, dan hanya kami berikan kepada kurir sejauh diperlukan untuk pengiriman. Rinciannya ada pada halaman Privacy.",
      ],
    },
    {
      title: "Hak cipta, hukum dan perubahan",
      paragraphs: [
        `Tulisan, foto dan gambar di situs ini milik ${name} dan tidak boleh dipakai tanpa izin tertulis.`,
        "Ketentuan ini tunduk pada hukum Republik Indonesia. Perubahannya berlaku sejak dimuat di halaman ini dan tidak berlaku surut bagi pesanan yang sudah dibuat.",
      ],
    },
  ] as const;
