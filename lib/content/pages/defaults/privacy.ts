import { definePage, id } from "../fields.ts";

/** The privacy notice (docs/privacy.md), in Indonesian as the law asks. */
export const PRIVACY = definePage({
  label: "Privacy",
  path: "/privacy",
  fields: {
    title: { kind: "line", label: "Judul" },
    intro: { kind: "line", label: "Pengantar" },
    description: { kind: "line", label: "Ringkasan untuk mesin pencari" },
    sections: {
      kind: "list",
      label: "Bagian",
      item: "Bagian",
      fields: {
        title: { kind: "line", label: "Judul" },
        text: { kind: "prose", label: "Tulisan" },
      },
    },
  },
  defaults: {
    title: id("Pelindungan data pribadi"),
    intro: id("Apa yang {name} simpan tentang Anda, untuk apa, dan bagaimana Anda menghapusnya."),
    description: id("Data pribadi yang disimpan {name}: untuk apa, berapa lama, dan hak Anda."),
    sections: [
      {
        title: id("Data yang kami simpan"),
        text: id(
          "Saat mendaftar: nama, email, nomor telepon dan kata sandi. Kata sandi disimpan sebagai hash dan tidak dapat kami baca.",
          "Bila Anda masuk dengan Google atau penyedia lain yang kami tawarkan: nama, email dan nomor akun Anda di sana. Tentang belanja Anda kami tidak mengirim apa pun kepada mereka.",
          "Saat memesan: nama penerima, alamat, nomor telepon, isi pesanan dan catatan Anda, serta bukti pembayaran yang Anda kirim.",
          "Saat masuk: peramban yang dipakai dan waktunya, agar Anda dapat melihat dan mengakhiri sesi Anda. Alamat IP dipakai sementara untuk membatasi percobaan yang berlebihan, dalam bentuk yang tidak dapat dibaca.",
          "Log server mencatat alamat IP dan nomor akun, agar serangan dapat dikenali dan ditelusuri.",
        ),
      },
      {
        title: id("Untuk apa"),
        text: id(
          "Data itu kami pakai untuk melaksanakan pesanan Anda, menjaga akun Anda, dan memenuhi kewajiban pembukuan {name}.",
          "Kami tidak mengirim iklan dan tidak memasang pelacak. Bila suatu saat kami ingin mengirim kabar, kami meminta persetujuan Anda lebih dahulu.",
        ),
      },
      {
        title: id("Kepada siapa"),
        text: id(
          "Nama penerima, alamat dan nomor telepon kami berikan kepada kurir {carriers} untuk mengantar paket. Layanan RajaOngkir dapat menerima kota tujuan dan berat paket untuk menghitung ongkos kirim, serta nomor resi dan lima angka terakhir nomor telepon penerima untuk melacak paket. Selain itu data Anda tidak kami bagikan, kecuali bila diwajibkan hukum.",
        ),
      },
      {
        title: id("Berapa lama"),
        text: id(
          "Gambar bukti pembayaran dan nama pengirimnya dihapus {proofRetentionDays} hari setelah pesanan berakhir. Catatan email yang terkirim dihapus setelah 90 hari, sesi paling lambat 31 hari setelah masuk. Log server hanya menyimpan catatan terbaru; yang lama terhapus sendiri.",
          "Akun dan pesanan disimpan sampai Anda menghapus akun. Setelah itu pesanan tinggal sebagai pembukuan, tanpa nama, alamat, nomor telepon, email dan catatan. Akun yang email-nya tidak pernah diverifikasi dan yang tidak pernah memesan kami hapus 30 hari setelah terakhir dipakai.",
          "Salinan cadangan basis data dihapus menurut jadwal pengelola toko, biasanya setelah 14 hari.",
        ),
      },
      {
        title: id("Hak Anda"),
        text: id(
          "Menurut UU Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi Anda berhak melihat, memperbaiki, mengunduh dan menghapus data Anda, serta menarik persetujuan.",
          "Semuanya dapat Anda lakukan sendiri pada halaman profil: ubah data, unduh data, atau hapus akun. Pesanan yang masih berjalan harus selesai dahulu.",
        ),
      },
      {
        title: id("Hubungi kami"),
        text: id(
          "Pertanyaan dan keluhan tentang data pribadi dapat Anda kirim ke {email} atau {phone}. Kami menjawab paling lambat dalam tiga hari kerja.",
        ),
      },
    ],
  },
});
