import { type DemoProduct, type DemoProductText, demoProduct } from "./demo-product.ts";

/** The shop's default chart for women, in cm. */
const SIZES: Partial<Record<DemoProduct["size"], string>> = {
  XS: "chest=86,waist=74,hip=94,length=60",
  S: "chest=90,waist=78,hip=98,length=62",
  M: "chest=94,waist=82,hip=102,length=64",
  L: "chest=98,waist=86,hip=106,length=66",
  "2XL": "chest=110,waist=98,hip=120,length=70",
};

const TEXTS: DemoProductText[] = [
  {
    name: "Blus Truntum Wedelan",
    size: "S",
    price: 385_000,
    stock: 2,
    weight: 180,
    description: [
      "Bunga truntum putih di atas nila, seperti langit yang cerah. Ibu pengantin biasa memakainya; kata truntum dihubungkan dengan kasih yang bersemi kembali.",
      "Kerah tegak dari kain polos, kancing bungkus dengan sengkelit, lengan melebar tiga perempat. Batik cap Solo pada katun primisima.",
    ],
    care: "wedel",
    english: {
      name: "Truntum Blouse in Indigo",
      description: [
        "White truntum flowers on indigo, like a clear sky. Mothers of brides and grooms often wear it; the word truntum is linked to love that buds again.",
        "Stand collar of plain cloth, covered buttons with loops, flared three-quarter sleeves. Stamped batik from Solo on primissima cotton.",
      ],
    },
    pictures: ["women-blouse-truntum-wedel", "detail-truntum-wedel", "turned-corner-truntum-wedel"],
  },
  {
    name: "Blus Kawung Jambu",
    size: "XS",
    price: 325_000,
    stock: 3,
    weight: 165,
    description: [
      "Kawung yang biasanya khidmat menjadi lembut dalam warna jambu Pekalongan. Garis hijau pada bijinya ditulis sesudah celup pertama.",
      "Jatuh mengikuti pinggang lewat dua kupnat, lalu melebar di panggul. Katun prima tipis, sebaiknya dipakai dengan dalaman.",
    ],
    care: "harian",
    english: {
      name: "Kawung Blouse in Guava Pink",
      description: [
        "Kawung, usually solemn, turns gentle in the guava pink of Pekalongan. The green lines on its seeds are drawn after the first bath.",
        "It follows the waist by two darts, then widens at the hips. Thin prima cotton, best worn over a slip.",
      ],
    },
    pictures: ["women-blouse-kawung-jambu", "detail-kawung-jambu"],
  },
  {
    name: "Blus Parang Klitik Soga",
    size: "M",
    price: 410_000,
    stock: 1,
    weight: 185,
    description: [
      "Parang klitik, parang kecil yang di keraton lazim dikenakan para putri. Bilahnya halus dan dekat satu sama lain.",
      "Kedua bagian depan dipotong saling bercermin. Ditulis tangan di Yogyakarta pada bagian muka, dicap pada lengan.",
    ],
    care: "soga",
    english: {
      name: "Parang Klitik Blouse in Soga Brown",
      description: [
        "Parang klitik, the small parang that princesses wore at court. Its blades are fine and close to one another.",
        "Both fronts are cut to mirror each other. Drawn by hand in Yogyakarta on the front, stamped on the sleeves.",
      ],
    },
    pictures: ["women-blouse-parang-soga", "detail-parang-soga-2", "turned-corner-parang-soga"],
  },
  {
    name: "Blus Ceplok Kunyit",
    size: "L",
    price: 355_000,
    stock: 2,
    weight: 190,
    description: [
      "Kuning hangat dari kunyit yang dikunci dengan tawas. Kuning kunyit memang pelan-pelan melunak oleh cahaya; sebagian pelanggan justru menunggunya.",
      "Ceplok kecil berbingkai wajik, cap dari Pekalongan, katun primisima.",
    ],
    care: "kunyit",
    english: {
      name: "Ceplok Blouse in Turmeric Yellow",
      description: [
        "A warm yellow of turmeric, fixed with alum. Turmeric does soften slowly in the light; some of our customers wait for just that.",
        "Small ceplok framed in diamonds, stamped in Pekalongan, primissima cotton.",
      ],
    },
    pictures: ["women-blouse-ceplok-kunyit", "detail-ceplok-kunyit"],
  },
  {
    name: "Blus Mega Mendung Sutra",
    size: "M",
    price: 890_000,
    stock: 0,
    sold: true,
    weight: 150,
    description: [
      "Awan Cirebon pada sutra. Serat sutra meminum warna lebih dalam, sehingga tingkat-tingkat merahnya rapat dan halus.",
      "Ditulis penuh di Trusmi; awan tetap mendatar di badan dan lengan. Ringan, dingin di kulit, dan sedikit tembus cahaya.",
    ],
    care: "sutra",
    english: {
      name: "Mega Mendung Blouse in Silk",
      description: [
        "The clouds of Cirebon on silk. Silk drinks colour more deeply, so the steps of red are close and fine.",
        "Drawn by hand throughout in Trusmi; the clouds stay level on body and sleeves. Light, cool on the skin, and a little sheer.",
      ],
    },
    pictures: [
      "women-blouse-megamendung-bangbiru",
      "detail-megamendung-bangbiru",
      "turned-corner-megamendung-bangbiru",
    ],
  },
  {
    name: "Gaun Lilit Sekar Jagad Pesisir",
    size: "M",
    price: 785_000,
    stock: 1,
    weight: 340,
    description: [
      "Pulau-pulau sekar jagad dengan isian pesisir: ceplok merah, parang, truntum biru dan kuning. Motif ini merayakan banyaknya rupa yang hidup berdampingan.",
      "Gaun dililit kanan di atas kiri dan diikat di pinggang, jadi mengikuti badan. Kombinasi cap dan tulis dari Lasem.",
      "Letak pulau berbeda pada tiap gaun.",
    ],
    care: "mengkudu",
    english: {
      name: "Sekar Jagad Wrap Dress of the Coast",
      description: [
        "The islands of sekar jagad, filled as on the coast: red ceplok, parang, truntum in blue and yellow. The motif celebrates how much can live side by side.",
        "The dress wraps right over left and is tied at the waist, so it follows the body. Stamped and drawn in Lasem.",
        "The islands lie differently on each dress.",
      ],
    },
    pictures: [
      "wrap-dress-sekarjagad-bangbiru",
      "detail-sekarjagad-bangbiru",
      "turned-corner-sekarjagad-bangbiru",
    ],
  },
  {
    name: "Gaun Lilit Truntum Malam",
    size: "S",
    price: 625_000,
    stock: 2,
    weight: 315,
    description: [
      "Nila tua dengan bintang truntum dan ikat pinggang polos. Untuk acara sore hingga malam, terutama pernikahan keluarga.",
      "Rok tujuh potong yang jatuhnya lebar, tanpa ritsleting. Katun primisima yang ditumbuk sebelum dibatik supaya lemas.",
    ],
    care: "wedel",
    english: {
      name: "Truntum Wrap Dress at Night",
      description: [
        "Dark indigo with truntum stars and a plain belt. For evenings, above all for a wedding in the family.",
        "A skirt of seven panels that falls wide, without a zip. Primissima cotton, beaten soft before the wax.",
      ],
    },
    pictures: ["wrap-dress-truntum-wedel", "detail-truntum-wedel-2"],
  },
  {
    name: "Gaun Lilit Kawung Mengkudu",
    size: "2XL",
    price: 650_000,
    stock: 2,
    weight: 365,
    description: [
      "Kawung berwarna gading di atas merah mengkudu. Empat biji yang mengitari satu titik mengingatkan pada empat arah dan satu pusat.",
      "Ukuran besar dengan tali pinggang yang lebih panjang; lilitan menutup penuh saat duduk. Batik cap Pekalongan.",
    ],
    care: "mengkudu",
    english: {
      name: "Kawung Wrap Dress in Morinda Red",
      description: [
        "Ivory kawung on morinda red. Four seeds around one point recall the four directions and their centre.",
        "A large size with a longer belt; the wrap covers fully when you sit. Stamped in Pekalongan.",
      ],
    },
    pictures: ["wrap-dress-kawung-mengkudu", "detail-kawung-mengkudu"],
  },
  {
    name: "Gaun Lilit Tambal Sogan",
    size: "L",
    price: 720_000,
    stock: 0,
    sold: true,
    weight: 350,
    description: [
      "Segitiga-segitiga tambal dalam cokelat yang tenang. Menurut cerita lama, selimut tambal menemani orang yang sedang memulihkan diri.",
      "Setiap tambalan dibatik, bukan dijahit: kainnya utuh satu lembar. Soga Solo di atas katun primisima.",
    ],
    care: "soga",
    english: {
      name: "Tambal Wrap Dress in Sogan",
      description: [
        "The triangles of tambal in quiet browns. In old stories a tambal blanket keeps company with somebody who is getting well.",
        "Each patch is waxed and dyed, not sewn: the cloth is one piece. Solo's soga on primissima cotton.",
      ],
    },
    pictures: ["wrap-dress-tambal-soga", "detail-tambal-soga", "turned-corner-tambal-soga"],
  },
  {
    name: "Outer Kimono Kawung Biru",
    size: "Free-Size",
    size_details: "chest=120,waist=120,hip=120,length=98",
    price: 435_000,
    stock: 3,
    weight: 290,
    description: [
      "Outer tanpa kancing dengan lengan lebar dan lis polos. Dipakai terbuka di atas celana lurus atau gaun sederhana.",
      "Kawung putih di atas biru muda, dicap di Pekalongan. Satu ukuran, nyaman sampai lingkar dada 112 cm.",
    ],
    care: "wedel",
    english: {
      name: "Kawung Kimono Jacket in Blue",
      description: [
        "A jacket without buttons, with wide sleeves and a plain border. Worn open over straight trousers or a simple dress.",
        "White kawung on light blue, stamped in Pekalongan. One size, comfortable up to a chest of 112 cm.",
      ],
    },
    pictures: ["kimono-kawung-biru", "detail-kawung-biru", "turned-corner-kawung-biru"],
  },
  {
    name: "Outer Kimono Parang Sogan Tua",
    size: "Free-Size",
    size_details: "chest=124,waist=124,hip=124,length=104",
    price: 595_000,
    stock: 1,
    weight: 330,
    description: [
      "Parang gelap yang turun dari kedua bahu dan bertemu di depan. Motif keraton ini kini boleh dipakai siapa saja, tetapi tetap sebaiknya tidak dikenakan di lingkungan keraton.",
      "Katun dobby bergaris tegak; soga dicelup empat kali sampai hampir hitam. Kombinasi cap dan tulis dari Solo.",
    ],
    care: "soga",
    english: {
      name: "Parang Kimono Jacket in Dark Sogan",
      description: [
        "Dark parang that comes down from both shoulders and meets in front. Anybody may wear this court motif today, but still better not within a palace.",
        "Dobby cotton with upright lines; dyed with soga four times until nearly black. Stamped and drawn in Solo.",
      ],
    },
    pictures: ["kimono-parang-sogatua", "detail-parang-sogatua-3"],
  },
  {
    name: "Rok Lilit Parang Wiru",
    size: "M",
    size_details: "chest=0,waist=82,hip=102,length=94",
    price: 460_000,
    stock: 2,
    weight: 320,
    description: [
      "Wiru adalah lipatan sempit di ujung kain panjang. Rok ini membawanya siap pakai: enam lipatan dijahit di pinggang, terbuka ke arah mata kaki.",
      "Parang soga cap Solo. Ikat di sisi kanan, tanpa furing.",
    ],
    care: "soga",
    english: {
      name: "Parang Wrap Skirt with Wiru Pleats",
      description: [
        "Wiru are the narrow pleats at the end of a long cloth. This skirt has them ready to wear: six pleats sewn at the waist, open towards the ankle.",
        "Soga parang stamped in Solo. Tied on the right, unlined.",
      ],
    },
    pictures: ["wrap-skirt-parang-sogatua", "detail-parang-sogatua-4"],
  },
  {
    name: "Rok Lilit Ceplok Jambu",
    size: "S",
    size_details: "chest=0,waist=78,hip=98,length=92",
    price: 390_000,
    stock: 2,
    weight: 300,
    description: [
      "Ceplok merah muda bertitik hijau, warna yang dibawa pedagang ke Pekalongan dan tinggal di sana.",
      "Lilitan lebar dengan wiru di depan; bagian dalam diberi tali pengikat supaya tidak bergeser. Katun prima, cap.",
    ],
    care: "harian",
    english: {
      name: "Ceplok Wrap Skirt in Guava Pink",
      description: [
        "Pink ceplok dotted with green, a colour that traders brought to Pekalongan and that stayed there.",
        "A wide wrap with wiru pleats in front; a tie inside keeps it from slipping. Prima cotton, stamped.",
      ],
    },
    pictures: ["wrap-skirt-ceplok-jambu", "detail-ceplok-jambu"],
  },
  {
    name: "Blus Keluarga Truntum Soga, Ukuran Sesuai Gambar",
    size: "See-Image",
    size_details: "XS, S, M, L, 2XL",
    price: 315_000,
    stock: 6,
    weight: 180,
    description: [
      "Pasangan dari kemeja truntum kami, untuk seragam keluarga pada hari pernikahan. Tabel ukuran ada pada gambar kedua.",
      "Dicelup bersama dalam satu bak sehingga cokelatnya sewarna; pesan sekaligus bila membutuhkan beberapa ukuran.",
    ],
    care: "soga",
    english: {
      name: "Truntum Family Blouse in Soga, Sizes as Pictured",
      description: [
        "The counterpart of our truntum shirt, for a family in one cloth on a wedding day. The size table is in the second picture.",
        "Dyed together in one vat, so that the brown is the same; order all sizes at once if you need several.",
      ],
    },
    pictures: [
      "women-blouse-truntum-soga",
      "size-chart-women-truntum-soga",
      "detail-truntum-soga-3",
    ],
  },
];

export const demoProductsWomen: DemoProduct[] = TEXTS.map((text) =>
  demoProduct("Women", SIZES[text.size] ?? "", text),
);
