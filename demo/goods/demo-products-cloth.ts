import { type DemoProduct, type DemoProductText, demoProduct } from "./demo-product.ts";

/** Usual lengths of cloth, in cm. */
const SIZES: Partial<Record<DemoProduct["size"], string>> = {
  S: "length=200,width=105",
  M: "length=225,width=105",
  L: "length=240,width=110",
  XL: "length=260,width=110",
};

const TEXTS: DemoProductText[] = [
  {
    name: "Kain Tulis Mega Mendung Cirebon",
    size: "L",
    price: 1_450_000,
    stock: 1,
    weight: 360,
    description: [
      "Awan berarak di atas merah, ditulis dengan canting di Trusmi, Cirebon. Tujuh tingkat biru dikerjakan dari yang paling muda: tiap tingkat ditutup malam, lalu kain dicelup lagi.",
      "Motif ini sering dikaitkan dengan pertemuan Cirebon dan Tiongkok, dan dibaca sebagai hati yang meneduhkan.",
      "Katun primisima, dua setengah bulan pengerjaan. Tepi awan bergerak sedikit mengikuti tangan pembatiknya.",
    ],
    care: "tulis",
    english: {
      name: "Hand-Drawn Mega Mendung Cloth from Cirebon",
      description: [
        "Clouds drift over red, drawn with the canting in Trusmi, Cirebon. The seven steps of blue are worked from the lightest: each is covered with wax before the cloth is dyed again.",
        "The motif is often linked to the meeting of Cirebon and China, and read as a heart that gives shade.",
        "Primissima cotton, two and a half months of work. The clouds' edges move a little with their maker's hand.",
      ],
    },
    pictures: [
      "hanging-kain-megamendung-mengkudu",
      "detail-megamendung-mengkudu",
      "folded-kain-megamendung-mengkudu",
      "turned-corner-megamendung-mengkudu",
    ],
  },
  {
    name: "Kain Cap Parang Soga Solo",
    size: "M",
    price: 325_000,
    stock: 3,
    weight: 320,
    description: [
      "Parang dengan tiga warna soga: cokelat, krem, dan hampir hitam. Dahulu menjadi pakaian keluarga keraton, kini kain ini kami buat untuk dipakai sehari-hari.",
      "Canting capnya selebar 18 cm; bila kain dibentangkan, sambungan antarcap masih dapat dicari.",
    ],
    care: "soga",
    english: {
      name: "Stamped Parang Cloth in Soga from Solo",
      description: [
        "Parang in three tones of soga: brown, cream and nearly black. Once it clothed the court's family; we make this cloth for every day.",
        "The cap is 18 cm wide; with the cloth spread out you can still find where one print meets the next.",
      ],
    },
    pictures: ["kain-panels-parang-soga", "detail-parang-soga", "folded-kain-parang-soga"],
  },
  {
    name: "Kain Tulis Parang Barong Sogan",
    size: "XL",
    price: 3_450_000,
    stock: 1,
    weight: 415,
    description: [
      "Bilah parang terbesar, yang di keraton Mataram diperuntukkan bagi raja. Garis miringnya tidak boleh terputus; pembatik menyelesaikan satu baris penuh sebelum berhenti.",
      "Tulis dua sisi di Imogiri, Bantul. Nila lebih dulu, lalu soga alam delapan celupan, dikeringkan di dalam rumah.",
      "Disertai kotak kayu dan catatan nama pembatik.",
    ],
    care: "tulis",
    english: {
      name: "Hand-Drawn Parang Barong Cloth in Sogan",
      description: [
        "The largest blades of all the parangs, kept for the king at the court of Mataram. The slanting line must not break: its maker finishes a whole row before she stops.",
        "Drawn on both sides in Imogiri, Bantul. Indigo first, then eight baths of natural soga, dried indoors.",
        "Comes with a wooden box and a note of its maker's name.",
      ],
    },
    pictures: [
      "hanging-kain-parang-sogatua",
      "detail-parang-sogatua-2",
      "turned-corner-parang-sogatua-2",
      "folded-kain-parang-sogatua",
    ],
  },
  {
    name: "Kain Cap Kawung Sen Latar Putih",
    size: "S",
    price: 225_000,
    stock: 4,
    weight: 285,
    description: [
      "Kawung sen, seukuran koin satu sen. Putih gadingnya tidak dicelup sama sekali: itulah mori yang terjaga malam dari awal sampai akhir.",
      "Cukup untuk satu kemeja lengan pendek atau dua blus tanpa lengan. Katun prima.",
    ],
    care: "harian",
    english: {
      name: "Stamped Kawung Sen Cloth on White",
      description: [
        "Kawung sen, as large as a one-cent coin. Its ivory isn't dyed at all: it is the plain cloth, kept by the wax from beginning to end.",
        "Enough for one short-sleeved shirt or two sleeveless blouses. Prima cotton.",
      ],
    },
    pictures: [
      "kain-panels-kawung-latarputih",
      "detail-kawung-latarputih-2",
      "folded-kain-kawung-latarputih",
    ],
  },
  {
    name: "Kain Kombinasi Kawung Wedelan",
    size: "L",
    price: 585_000,
    stock: 2,
    weight: 345,
    description: [
      "Kerangka kawung dicap, isian tiap bijinya ditulis. Cara kombinasi memberi kerapian cap sekaligus garis tangan yang hidup.",
      "Nila alam dari Ambarawa, enam kali celup. Bau khasnya hilang sesudah cucian kedua.",
    ],
    care: "wedel",
    english: {
      name: "Stamped and Drawn Kawung Cloth in Indigo",
      description: [
        "The frame of the kawung is stamped, what fills each seed is drawn. So it has the order of a stamp and the living line of a hand.",
        "Natural indigo from Ambarawa, dyed six times. Its smell goes after the second wash.",
      ],
    },
    pictures: ["hanging-kain-kawung-wedel", "detail-kawung-wedel-2", "folded-kain-kawung-wedel"],
  },
  {
    name: "Kain Tulis Truntum Garuda Soga",
    size: "L",
    price: 1_850_000,
    stock: 1,
    weight: 370,
    description: [
      "Truntum tulis untuk orang tua mempelai. Taburan bintangnya dipahami sebagai tuntunan: orang tua menerangi jalan anak yang memulai rumah tangga.",
      "Tiap bunga terdiri atas delapan kelopak dan delapan titik; dalam selembar kain ada lebih dari dua ribu bunga.",
      "Soga Solo di atas primisima halus.",
    ],
    care: "tulis",
    english: {
      name: "Hand-Drawn Truntum Garuda Cloth in Soga",
      description: [
        "Hand-drawn truntum for the parents of bride and groom. Its scattered stars are understood as guidance: parents light the way of a child who begins a household.",
        "Each flower has eight petals and eight dots; one cloth has more than two thousand flowers.",
        "Solo's soga on fine primissima.",
      ],
    },
    pictures: ["hanging-kain-truntum-soga", "detail-truntum-soga", "folded-kain-truntum-soga"],
  },
  {
    name: "Kain Cap Truntum Biru",
    size: "M",
    price: 265_000,
    stock: 3,
    weight: 310,
    description: [
      "Biru siang, bukan biru malam: nila yang hanya tiga kali dicelup. Bintang-bintang kecilnya membuat kain ini mudah dipadukan dengan batik lain.",
      "Cap Pekalongan, katun prima yang sudah dicuci susut.",
    ],
    care: "wedel",
    english: {
      name: "Stamped Truntum Cloth in Blue",
      description: [
        "The blue of day, not of night: indigo dyed only three times. Its small stars go easily with other batik.",
        "Stamped in Pekalongan, prima cotton that has been washed and won't shrink.",
      ],
    },
    pictures: ["kain-panels-truntum-biru", "detail-truntum-biru", "folded-kain-truntum-biru"],
  },
  {
    name: "Kain Tulis Sekar Jagad Lasem",
    size: "L",
    price: 2_750_000,
    stock: 0,
    sold: true,
    weight: 385,
    description: [
      "Merah Lasem yang termasyhur, abang getih pithik, berdampingan dengan biru dan kuning. Pembatik pesisir menuangkan bunga, parang, dan bintang dalam satu peta.",
      "Sekar jagad kerap dimaknai sebagai indahnya keragaman. Ditulis oleh tiga orang secara bergantian selama empat bulan; peralihan tangan mereka terasa bila diperhatikan.",
    ],
    care: "tulis",
    english: {
      name: "Hand-Drawn Sekar Jagad Cloth from Lasem",
      description: [
        "The famous red of Lasem, abang getih pithik, beside blue and yellow. The makers of the coast put flowers, parang and stars into one map.",
        "Sekar jagad is often read as the beauty of variety. Drawn by three people in turn over four months; look closely and you feel where one hand follows another.",
      ],
    },
    pictures: [
      "hanging-kain-sekarjagad-bangbiru",
      "detail-sekarjagad-bangbiru-2",
      "turned-corner-sekarjagad-bangbiru-2",
      "folded-kain-sekarjagad-bangbiru",
    ],
  },
  {
    name: "Kain Kombinasi Sekar Jagad Yogya",
    size: "XL",
    price: 890_000,
    stock: 1,
    weight: 395,
    description: [
      "Sekar jagad dengan nila, merah, dan hijau di atas dasar gelap. Garis pantai tiap pulau ditulis, isinya dicap.",
      "Panjangnya cukup untuk kebaya panjang sekaligus selendang. Katun primisima.",
    ],
    care: "mengkudu",
    english: {
      name: "Stamped and Drawn Sekar Jagad Cloth from Yogya",
      description: [
        "Sekar jagad with indigo, red and green on a dark ground. The shore of each island is drawn, what fills it is stamped.",
        "Long enough for a long kebaya and a shawl as well. Primissima cotton.",
      ],
    },
    pictures: [
      "kain-panels-sekarjagad-wedel",
      "detail-sekarjagad-wedel",
      "cloth-stack-sekarjagad-wedel",
    ],
  },
  {
    name: "Kain Cap Ceplok Mengkudu",
    size: "M",
    price: 295_000,
    stock: 2,
    weight: 315,
    description: [
      "Bunga dalam wajik, wajik dalam barisan. Ceplok termasuk pola yang tua; susunan serupa terlihat pada relief candi di Jawa.",
      "Merah mengkudu dengan sentuhan kuning tegeran. Dicap di Pekalongan, katun prima.",
    ],
    care: "mengkudu",
    english: {
      name: "Stamped Ceplok Cloth in Morinda Red",
      description: [
        "A flower in a diamond, diamonds in rows. Ceplok is among the old patterns; reliefs of Javanese temples show its like.",
        "Morinda red with a touch of tegeran yellow. Stamped in Pekalongan, prima cotton.",
      ],
    },
    pictures: [
      "kain-panels-ceplok-mengkudu",
      "detail-ceplok-mengkudu",
      "folded-kain-ceplok-mengkudu",
    ],
  },
  {
    name: "Kain Gedog Ceplok Tuban",
    size: "S",
    price: 1_150_000,
    stock: 1,
    weight: 420,
    description: [
      "Gedog dinamai dari bunyi alat tenunnya. Kapas dipintal dan ditenun sendiri di Kerek, Tuban, baru kemudian dibatik; karena itu permukaannya berbintil dan tebal.",
      "Ceplok ditulis dengan nila dan mengkudu. Kain ini makin lunak dan makin dalam warnanya bila sering dipakai.",
    ],
    care: "tulis",
    english: {
      name: "Handwoven Gedog Ceplok Cloth from Tuban",
      description: [
        "Gedog is named after the sound of its loom. The cotton is spun and woven in Kerek, Tuban, and only then waxed; so the cloth is thick and knotty to the touch.",
        "Ceplok drawn with indigo and morinda. The more it is worn, the softer it gets and the deeper its colours.",
      ],
    },
    pictures: [
      "hanging-kain-ceplok-bangbiru",
      "detail-ceplok-bangbiru",
      "turned-corner-ceplok-bangbiru",
    ],
  },
  {
    name: "Kain Cap Ceplok Daun Ketapang",
    size: "L",
    price: 345_000,
    stock: 2,
    weight: 340,
    description: [
      "Hijau tua dari rebusan daun ketapang yang ditumpuk nila, dikunci dengan tunjung. Bau tanahnya samar dan akan hilang.",
      "Untuk kemeja, sarung, atau alas meja. Katun dobby dengan garis tenun halus.",
    ],
    care: "harian",
    english: {
      name: "Stamped Ceplok Cloth in Ketapang Green",
      description: [
        "A dark green of boiled ketapang leaves under indigo, fixed with iron. It smells faintly of earth, which passes.",
        "For a shirt, a sarong or a table. Dobby cotton with fine woven lines.",
      ],
    },
    pictures: ["kain-panels-ceplok-daun", "detail-ceplok-daun-2", "folded-kain-ceplok-daun"],
  },
  {
    name: "Kain Tulis Tambal Pamiluto Warna Alam untuk Selimut Upacara Keluarga, Dikerjakan Tiga Pembatik dari Giriloyo",
    size: "XL",
    price: 2_950_000,
    stock: 1,
    weight: 410,
    description: [
      "Tambal dibuat dari ingatan akan kain-kain lama: tiap segitiga meniru motif yang lain. Orang Jawa dahulu menyelimutkannya kepada yang sakit, dengan kepercayaan bahwa kain ini menambal yang kurang.",
      "Tiga pembatik dari Giriloyo membagi kain menurut petaknya. Nila, soga, mengkudu, dan tegeran dicelup berurutan, dari yang gelap ke yang terang.",
      "Sehelai saja. Bila terjual, kami dapat membuat yang serupa dalam waktu kira-kira lima bulan.",
    ],
    care: "tulis",
    english: {
      name: "Hand-Drawn Tambal Pamiluto Cloth in Natural Dyes for a Family's Ceremonies, by Three Makers from Giriloyo",
      description: [
        "Tambal is made from the memory of old cloths: each triangle copies another motif. The Javanese once laid it over the sick, in the belief that it patches what is lacking.",
        "Three makers from Giriloyo share the cloth by its fields. Indigo, soga, morinda and tegeran are dyed one after the other, from dark to light.",
        "There is one only. Once it is sold, we can make one like it in about five months.",
      ],
    },
    pictures: [
      "hanging-kain-tambal-wedel",
      "detail-tambal-wedel-2",
      "turned-corner-tambal-wedel",
      "folded-kain-tambal-wedel",
    ],
  },
  {
    name: "Kain Cap Tambal Pekalongan",
    size: "M",
    price: 385_000,
    stock: 0,
    sold: true,
    weight: 325,
    description: [
      "Tambal yang riang dengan kuning, jambu, dan hijau. Empat canting cap dipakai bergantian untuk satu bidang.",
      "Enak dijadikan outer atau celana kulot; segitiganya tidak memiliki arah atas dan bawah.",
    ],
    care: "harian",
    english: {
      name: "Stamped Tambal Cloth from Pekalongan",
      description: [
        "A cheerful tambal in yellow, guava pink and green. Four caps take turns on each field.",
        "Good for a jacket or culottes; its triangles know no up or down.",
      ],
    },
    pictures: ["kain-panels-tambal-jambu", "detail-tambal-jambu", "cloth-stack-tambal-jambu"],
  },
  {
    name: "Kain Sutra Kawung Kunyit",
    size: "M",
    price: 1_250_000,
    stock: 1,
    weight: 280,
    description: [
      "Sutra tenun dari serat lokal dengan kawung gading di atas kuning. Kilau kain berubah menurut arah datangnya cahaya.",
      "Dibatik kombinasi di Solo. Kawung mengingatkan pemakainya untuk menahan diri; di atas sutra kuning, peringatannya terasa ramah.",
    ],
    care: "sutra",
    english: {
      name: "Silk Kawung Cloth in Turmeric Yellow",
      description: [
        "Silk woven from local fibre, ivory kawung on yellow. Its shine changes with the light.",
        "Stamped and drawn in Solo. Kawung reminds its wearer to hold back; on yellow silk the reminder is a friendly one.",
      ],
    },
    pictures: ["hanging-kain-kawung-kunyit", "detail-kawung-kunyit", "folded-kain-kawung-kunyit"],
  },
  {
    name: "Kain Seragam Parang Biru, Ukuran Sesuai Gambar",
    size: "See-Image",
    size_details: "S, M, L, XL",
    earlierDescription: [
      "Kain untuk seragam, dapat dipesan dalam empat panjang. Tabelnya ada pada gambar kedua; harga yang tertera untuk panjang 200 cm.",
      "Parang kecil biru, cap Solo, katun prima. Kami sarankan memesan seluruh kebutuhan sekaligus karena warna antarbak celup dapat berbeda.",
    ],
    price: 185_000,
    stock: 6,
    weight: 300,
    description: [
      "Kain untuk seragam dalam empat panjang, satu harga untuk semuanya. Tabelnya ada pada gambar kedua.",
      "Parang kecil biru, cap Solo, katun prima. Kami sarankan memesan seluruh kebutuhan sekaligus karena warna antarbak celup dapat berbeda.",
    ],
    care: "harian",
    english: {
      name: "Parang Uniform Cloth in Blue, Sizes as Pictured",
      description: [
        "Cloth for uniforms in four lengths, at one price. The table is in the second picture.",
        "Small blue parang, stamped in Solo, prima cotton. We suggest ordering all that you need at once, because the colours of two vats can differ.",
      ],
    },
    pictures: ["kain-panels-parang-biru", "size-chart-cloth-parang-biru", "detail-parang-biru-2"],
  },
];

export const demoProductsCloth: DemoProduct[] = TEXTS.map((text) =>
  demoProduct("Batik Cloth", SIZES[text.size] ?? "", text),
);
