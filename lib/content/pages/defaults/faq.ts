import { both, definePage } from "../fields.ts";

/** Eleven questions; links lead to some by their anchors. */
export const FAQ = definePage({
  label: "FAQ",
  path: "/faq",
  fields: {
    title: { kind: "line", label: "Judul" },
    intro: { kind: "line", label: "Pengantar" },
    description: { kind: "line", label: "Ringkasan untuk mesin pencari" },
    items: {
      kind: "list",
      label: "Pertanyaan",
      item: "Pertanyaan",
      fields: {
        anchor: { kind: "anchor", label: "Alamat" },
        question: { kind: "line", label: "Pertanyaan" },
        answer: { kind: "prose", label: "Jawaban" },
      },
    },
  },
  defaults: {
    title: both("FAQ", "Tanya Jawab"),
    intro: both(
      "What people ask us most. Anything else:",
      "Yang paling sering ditanyakan kepada kami. Untuk hal lain:",
    ),
    description: both(
      "How our batik is made, choosing a size, paying, shipping with {carriers}, care and returns: eleven answers.",
      "Cara batik kami dibuat, memilih ukuran, membayar, pengiriman dengan {carriers}, perawatan, dan retur: sebelas jawaban.",
    ),
    items: [
      {
        anchor: "how-it-is-made",
        question: both("How is your batik made?", "Bagaimana batik di sini dibuat?"),
        answer: both(
          "By hand, with hot wax. Batik tulis is drawn with a canting, batik cap is stamped with a copper block, and some pieces combine both. We sell no printed imitation; each product’s description says which technique it is.",
          "Dengan tangan dan malam panas. Batik tulis digambar dengan canting, batik cap dicap dengan tembaga, dan ada pula yang memadukan keduanya. Tiruan hasil cetak tidak kami jual; keterangan setiap produk menyebut tekniknya.",
        ),
      },
      {
        anchor: "only-one",
        question: both("Why is there often only one of a piece?", "Mengapa sering hanya ada satu?"),
        answer: both(
          "Because a hand-drawn cloth can’t be repeated exactly. Most pieces are made once. When one is sold, its page stays and says “Terjual”, so that the motif can still be seen.",
          "Karena kain yang ditulis tangan tidak bisa diulang persis sama. Sebagian besar batik kami dibuat satu kali saja. Setelah terjual, halamannya tetap ada dengan tanda “Terjual”, supaya motifnya masih bisa dilihat.",
        ),
      },
      {
        anchor: "account",
        question: both("Do I need an account to order?", "Apakah saya perlu akun untuk memesan?"),
        answer: both(
          "You can look at everything without one. To put a piece into a cart and order it you sign in, so that you can follow the order and find it again later.",
          "Semua bisa Anda lihat tanpa akun. Untuk memasukkan batik ke keranjang dan memesannya Anda perlu masuk, supaya pesanan bisa Anda ikuti dan temukan lagi nanti.",
        ),
      },
      {
        anchor: "size",
        question: both("How do I choose the right size?", "Bagaimana memilih ukuran yang pas?"),
        answer: both(
          "Product pages have a size chart in centimetres, as a table or as one of the pictures. Measure a garment that fits you well in the same way: chest, waist and hip all around. If you are between two sizes, the larger one is the safer choice: batik cotton hardly stretches.",
          "Halaman produk memuat tabel ukuran dalam sentimeter, sebagai tabel atau sebagai salah satu gambarnya. Ukurlah baju yang pas di badan Anda dengan cara yang sama: dada, pinggang, dan pinggul, semuanya lingkar penuh. Bila Anda di antara dua ukuran, yang lebih besar lebih aman: katun batik hampir tidak melar.",
        ),
      },
      {
        anchor: "reserved",
        question: both(
          "Does a piece in my cart stay reserved for me?",
          "Apakah batik di keranjang disisihkan untuk saya?",
        ),
        answer: both(
          "No. A cart reserves nothing. We set the piece aside for you from the moment you place the order, and it is yours once we have confirmed your payment. If someone else buys it before you do, your cart tells you so before you pay.",
          "Tidak. Keranjang belum menyisihkan apa pun. Batik kami sisihkan untuk Anda sejak pesanan dibuat, dan menjadi milik Anda setelah pembayaran kami konfirmasi. Bila orang lain membelinya lebih dahulu, keranjang memberi tahu sebelum Anda membayar.",
        ),
      },
      {
        anchor: "paying",
        question: both("How can I pay?", "Bagaimana cara membayarnya?"),
        answer: both(
          "By {waysToPay}. After you place the order you see where to pay and the exact amount, and a link through which you send us a picture of the receipt.",
          "Dengan {waysToPay}. Setelah membuat pesanan, Anda melihat ke mana harus membayar dan jumlah persisnya, serta tautan untuk mengirim gambar bukti pembayaran kepada kami.",
        ),
      },
      {
        anchor: "time-to-pay",
        question: both("How long do I have to pay?", "Berapa lama waktu saya untuk membayar?"),
        answer: both(
          "{paymentDeadlineHours} hours. An order that is still unpaid then is cancelled and its pieces go back on sale. Until you have sent a proof of payment, you can cancel the order yourself on its page. Once your proof has reached us, the order is safe while we check it. If it doesn’t match, you get a new deadline to send another: what is left of the first, at least {rejectionMinHours} and at most {rejectionMaxHours} hours.",
          "{paymentDeadlineHours} jam. Pesanan yang belum dibayar setelah itu dibatalkan, dan barangnya dijual lagi. Selama bukti pembayaran belum dikirim, Anda bisa membatalkan sendiri pesanan itu di halamannya. Begitu bukti kami terima, pesanan aman selama kami memeriksanya. Bila buktinya tidak cocok, Anda mendapat batas waktu baru untuk mengirim bukti lain: sisa waktu semula, sekurang-kurangnya {rejectionMinHours} dan paling lama {rejectionMaxHours} jam.",
        ),
      },
      {
        anchor: "dispatch",
        question: both("When will my order be sent?", "Kapan pesanan saya dikirim?"),
        answer: both(
          "On business days, within {dispatchHours} hours of the confirmation of your payment. You then find the {carriers} tracking number (resi) on the order’s page.",
          "Pada hari kerja, dalam {dispatchHours} jam setelah pembayaran Anda dikonfirmasi. Nomor resi {carriers} lalu bisa Anda lihat di halaman pesanan.",
        ),
      },
      {
        anchor: "shipping-cost",
        question: both("What does shipping cost?", "Berapa ongkirnya?"),
        answer: both(
          "We ship with {carriers} from {cityInEnglish}. The price depends on the destination and the weight; at the second step of the checkout you choose between Economical, Regular and Fast, as far as your city has them.",
          "Kami mengirim dengan {carriers} dari {city}. Ongkir tergantung tujuan dan berat paket; di langkah kedua checkout Anda memilih antara Ekonomis, Reguler, dan Cepat, sejauh tersedia di kota Anda.",
        ),
      },
      {
        anchor: "care",
        question: both("How do I take care of batik?", "Bagaimana merawat batik?"),
        answer: both(
          "Wash it by hand in cold water with a mild soap made for batik (lerak), keep it away from bleach and direct sun, dry it in the shade and iron it from the inside. Dark natural dyes may bleed in the first washes: wash them alone.",
          "Cuci dengan tangan dalam air dingin memakai sabun lembut khusus batik (lerak), jauhkan dari pemutih dan sinar matahari langsung, jemur di tempat teduh, dan setrika dari bagian dalam. Pewarna alam yang gelap bisa luntur pada beberapa cucian pertama: cucilah terpisah.",
        ),
      },
      {
        anchor: "returns",
        question: both("Can I return a piece?", "Bisakah batik dikembalikan?"),
        answer: both(
          "If what arrives isn’t what the page described, write to us within {returnDays} days of delivery with a few pictures. Please leave the piece unworn and unwashed; we then agree on a return or a refund.",
          "Bila yang tiba tidak sesuai dengan keterangan di halamannya, tulislah kepada kami dalam {returnDays} hari setelah paket diterima, beserta beberapa foto. Mohon jangan dipakai dan jangan dicuci dahulu; lalu kita sepakati retur atau pengembalian dana.",
        ),
      },
    ],
  },
});
