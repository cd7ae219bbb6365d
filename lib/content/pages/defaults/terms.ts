import { definePage, id } from "../fields.ts";

/** Four points that everyone should have read, and the terms of use in ten sections. */
export const TERMS = definePage({
  label: "Syarat dan ketentuan",
  path: "/terms-condition",
  fields: {
    title: { kind: "line", label: "Judul" },
    intro: { kind: "line", label: "Pengantar" },
    description: { kind: "line", label: "Ringkasan untuk mesin pencari" },
    summary: {
      kind: "list",
      label: "Ringkasan",
      item: "Poin",
      fields: {
        title: { kind: "line", label: "Judul" },
        text: { kind: "prose", label: "Tulisan" },
      },
    },
    sections: {
      kind: "list",
      label: "Rincian",
      item: "Bagian",
      fields: {
        title: { kind: "line", label: "Judul" },
        text: { kind: "prose", label: "Tulisan" },
      },
    },
  },
  defaults: {
    title: id("Syarat dan ketentuan"),
    intro: id("Aturan main antara Anda dan {name}. Ringkasannya dulu, rinciannya di bawah."),
    description: id(
      "Aturan main antara pembeli dan {name}: pesanan, pembayaran, pengiriman, pengembalian dan data pribadi.",
    ),
    summary: [
      {
        title: id("Usia minimal 21 tahun"),
        text: id(
          "Anda harus berusia sekurang-kurangnya 21 tahun untuk membuat akun dan memesan di toko ini.",
        ),
      },
      {
        title: id("Pesanan sah setelah dibayar"),
        text: id(
          "Barang kami sisihkan sejak pesanan dibuat, dan Anda membayar melalui transfer bank dalam {paymentDeadlineHours} jam. Pesanan yang belum dibayar setelah itu dibatalkan, dan barangnya dijual lagi.",
        ),
      },
      {
        title: id("Dikirim dengan {carriers}"),
        text: id(
          "Pesanan dikirim dari {city} pada hari kerja, dalam {dispatchHours} jam setelah pembayaran dikonfirmasi.",
        ),
      },
      {
        title: id("Buatan tangan, tidak seragam"),
        text: id(
          "Sedikit perbedaan warna dan garis adalah sifat batik tulis dan cap, bukan cacat.",
        ),
      },
    ],
    sections: [
      {
        title: id("Ketentuan umum"),
        text: id(
          "Syarat dan ketentuan ini berlaku untuk setiap kunjungan ke toko daring {name} dan setiap pesanan yang dibuat di dalamnya. Dengan membuat akun atau memesan, Anda menyatakan telah membaca dan menyetujuinya.",
        ),
      },
      {
        title: id("Usia dan kecakapan"),
        text: id(
          "Pengguna harus berusia sekurang-kurangnya 21 tahun dan cakap menurut hukum Republik Indonesia untuk mengadakan perjanjian.",
          "Kami berhak membatalkan pesanan dan menutup akun yang terbukti dibuat oleh orang yang belum memenuhi ketentuan ini.",
        ),
      },
      {
        title: id("Akun"),
        text: id(
          "Data yang Anda berikan harus benar dan terkini. Anda bertanggung jawab menjaga kerahasiaan kata sandi serta atas semua kegiatan yang dilakukan melalui akun Anda.",
        ),
      },
      {
        title: id("Produk dan ketersediaan"),
        text: id(
          "Sebagian besar produk hanya tersedia satu helai. Menaruh produk di keranjang tidak berarti memesannya: produk kami sisihkan untuk pesanan yang lebih dahulu dibuat.",
          "Foto dan ukuran kami buat seteliti mungkin. Warna pada layar dapat sedikit berbeda dari kain aslinya.",
        ),
      },
      {
        title: id("Harga"),
        text: id(
          "Semua harga dinyatakan dalam rupiah dan belum termasuk ongkos kirim. Harga yang berlaku adalah harga pada saat pesanan dibuat.",
        ),
      },
      {
        title: id("Pembayaran"),
        text: id(
          "Pembayaran dilakukan melalui transfer bank ke rekening yang tercantum pada halaman pesanan, sesuai jumlah yang tertera, dalam waktu {paymentDeadlineHours} jam. Selama itu barang kami sisihkan untuk Anda; pesanan menjadi sah setelah pembayaran kami konfirmasi.",
          "Unggah bukti pembayaran melalui tautan pada halaman pesanan. Selama bukti kami periksa, pesanan tidak dibatalkan otomatis. Bila bukti kami tolak, Anda mendapat batas waktu baru untuk mengirim bukti lain: sisa waktu semula, sekurang-kurangnya {rejectionMinHours} dan paling lama {rejectionMaxHours} jam.",
          "Pesanan yang melewati batas waktunya dibatalkan otomatis, dan barangnya dijual lagi.",
        ),
      },
      {
        title: id("Pengiriman"),
        text: id(
          "Pesanan dikirim dengan {carriers} dari {city} pada hari kerja, dalam {dispatchHours} jam setelah pembayaran dikonfirmasi. Perkiraan waktu tiba berasal dari {carriers} dan bukan merupakan jaminan.",
          "Pastikan alamat dan nomor telepon penerima benar. Biaya kirim ulang karena alamat yang keliru menjadi tanggungan pembeli.",
        ),
      },
      {
        title: id("Pembatalan dan pengembalian"),
        text: id(
          "Anda dapat membatalkan sendiri pesanan yang belum dibayar pada halaman pesanan, selama bukti pembayaran belum dikirim. Sesudah itu hubungi kami.",
          "Barang yang tidak sesuai dengan keterangannya dapat dikembalikan bila dilaporkan dalam tiga hari setelah diterima, dalam keadaan belum dipakai dan belum dicuci.",
        ),
      },
      {
        title: id("Data pribadi"),
        text: id(
          "Nama, alamat, email dan nomor telepon Anda kami gunakan untuk memproses dan mengirim pesanan, dan hanya kami berikan kepada kurir sejauh diperlukan untuk pengiriman. Rinciannya ada pada halaman Privacy.",
        ),
      },
      {
        title: id("Hak cipta, hukum dan perubahan"),
        text: id(
          "Tulisan, foto dan gambar di situs ini milik {name} dan tidak boleh dipakai tanpa izin tertulis.",
          "Ketentuan ini tunduk pada hukum Republik Indonesia. Perubahannya berlaku sejak dimuat di halaman ini dan tidak berlaku surut bagi pesanan yang sudah dibuat.",
        ),
      },
    ],
  },
});
