import { type DemoProduct, type DemoProductText, demoProduct } from "./demo-product.ts";

const TEXTS: DemoProductText[] = [
  {
    name: "Selendang Truntum Mengkudu",
    size: "Free-Size",
    size_details: "Panjang 200 cm, lebar 55 cm, rumbai 7 cm di kedua ujung",
    price: 245_000,
    stock: 3,
    weight: 140,
    description: [
      "Selendang merah dengan truntum yang jarang, supaya lipatannya tetap terbaca saat disampirkan.",
      "Katun primisima tipis, dicap dua sisi. Rumbainya dipilin dari benang pakan kain itu sendiri.",
    ],
    care: "mengkudu",
    english: {
      name: "Truntum Shawl in Morinda Red",
      description: [
        "A red shawl with widely spaced truntum, so that its folds still read when it is draped.",
        "Thin primissima cotton, stamped on both sides. The fringe is twisted from the cloth's own weft.",
      ],
    },
    pictures: [
      "scarf-truntum-mengkudu",
      "folded-scarf-truntum-mengkudu",
      "detail-truntum-mengkudu",
    ],
  },
  {
    name: "Selendang Sutra Sekar Jagad",
    size: "Free-Size",
    size_details: "Panjang 190 cm, lebar 50 cm, rumbai 6 cm",
    price: 350_000,
    stock: 0,
    sold: true,
    weight: 90,
    description: [
      "Peta kecil dari banyak motif pada sutra yang ringan. Tiap pulau diisi lain oleh pembatik yang sama, selama sebelas hari.",
      "Batik tulis Lasem. Pinggirnya digulung dan disom dengan tangan.",
    ],
    care: "sutra",
    english: {
      name: "Silk Sekar Jagad Shawl",
      description: [
        "A small map of many motifs on light silk. One maker filled each island differently, over eleven days.",
        "Drawn by hand in Lasem. The edge is rolled and hemmed by hand.",
      ],
    },
    pictures: [
      "scarf-sekarjagad-jambu",
      "folded-scarf-sekarjagad-jambu",
      "detail-sekarjagad-jambu",
    ],
  },
  {
    name: "Selendang Gendong Mega Mendung",
    size: "L",
    size_details: "Panjang 250 cm, lebar 75 cm",
    price: 275_000,
    stock: 2,
    weight: 260,
    description: [
      "Kain gendong yang lebih panjang dan lebih tebal dari selendang biasa. Awan biru di atas nila, mendatar saat kain disampirkan di bahu.",
      "Cap Cirebon di atas katun prima. Kuat untuk menggendong, cukup lembut untuk menyelimuti.",
    ],
    care: "wedel",
    english: {
      name: "Mega Mendung Carrying Cloth",
      description: [
        "A carrying cloth, longer and thicker than a usual shawl. Blue clouds on indigo, level when it hangs from the shoulder.",
        "Stamped in Cirebon on prima cotton. Strong enough to carry a child, soft enough to cover one.",
      ],
    },
    pictures: ["scarf-megamendung-wedel", "detail-megamendung-wedel"],
  },
  {
    name: "Tas Jinjing Kawung Latar Putih",
    size: "Free-Size",
    size_details: "Tinggi 40 cm, lebar 38 cm, alas 8 cm, tali 62 cm",
    price: 215_000,
    stock: 5,
    weight: 310,
    description: [
      "Tas belanja dari kain kawung cap yang dilapisi blacu, sehingga tegak saat kosong. Talinya dijahit silang pada empat titik.",
      "Satu saku dalam untuk ponsel dan kunci. Posisi motif berbeda di tiap tas.",
    ],
    care: "aksesori",
    english: {
      name: "Kawung Tote Bag on White",
      description: [
        "A shopping bag of stamped kawung, lined with calico, so that it stands when empty. Its handles are cross-stitched at four points.",
        "One pocket inside for phone and keys. The motif lies differently on each bag.",
      ],
    },
    pictures: ["tote-kawung-latarputih", "detail-kawung-latarputih-3"],
  },
  {
    name: "Tas Jinjing Tambal Sisa Kain",
    size: "M",
    size_details: "Tinggi 36 cm, lebar 34 cm, alas 6 cm, tali 58 cm",
    price: 265_000,
    stock: 1,
    weight: 290,
    description: [
      "Dijahit dari potongan akhir kain tambal, jadi jumlahnya mengikuti sisa yang ada. Tambal memang tentang memakai kembali yang baik.",
      "Lapisan dalam kanvas cokelat, bisa dipakai bolak-balik pada sisi depannya.",
    ],
    care: "aksesori",
    english: {
      name: "Tote Bag of Tambal Offcuts",
      description: [
        "Sewn from the ends of tambal cloth, so there are as many as the offcuts allow. Tambal is about using again what is good.",
        "Brown canvas inside; its front can be worn either way round.",
      ],
    },
    pictures: ["tote-tambal-wedel", "detail-tambal-wedel"],
  },
  {
    name: "Sarung Bantal Ceplok Mengkudu",
    size: "S",
    size_details: "45 × 45 cm, isi tidak termasuk",
    price: 125_000,
    stock: 4,
    weight: 150,
    description: [
      "Satu ceplok jatuh tepat di tengah bantal; kain dipotong mengikuti bunganya, bukan sebaliknya.",
      "Ritsleting tersembunyi di sisi bawah dan lis keliling dari kain polos sewarna.",
    ],
    care: "aksesori",
    english: {
      name: "Ceplok Cushion Cover in Morinda Red",
      description: [
        "One ceplok falls right in the middle of the cushion; the cloth is cut by its flower, not the other way round.",
        "A hidden zip at the lower edge and piping of plain cloth in the same colour.",
      ],
    },
    pictures: ["cushion-ceplok-mengkudu", "detail-ceplok-mengkudu"],
  },
  {
    name: "Sarung Bantal Parang Wedelan",
    size: "L",
    size_details: "50 × 50 cm, isi tidak termasuk",
    price: 145_000,
    stock: 3,
    weight: 170,
    description: [
      "Parang biru tua untuk kursi tamu. Bilahnya berjalan miring dari pojok ke pojok.",
      "Katun dobby yang lebih tebal daripada katun baju, cap satu sisi dari Solo.",
    ],
    care: "wedel",
    english: {
      name: "Parang Cushion Cover in Indigo",
      description: [
        "Dark blue parang for a guest's chair. Its blades run from corner to corner.",
        "Dobby cotton, thicker than for clothes, stamped on one side in Solo.",
      ],
    },
    pictures: ["cushion-parang-wedel", "detail-parang-wedel"],
  },
  {
    name: "Taplak Panjang Truntum Daun",
    size: "XL",
    size_details: "Panjang 180 cm, lebar 38 cm, rumbai 6 cm",
    price: 185_000,
    stock: 2,
    weight: 210,
    description: [
      "Alas meja panjang untuk enam kursi. Truntum kecil di atas hijau tidak berebut perhatian dengan piring.",
      "Dua lapis kain yang dijahit tindas, sehingga tidak mudah bergeser. Noda teh sebaiknya segera diusap.",
    ],
    care: "harian",
    english: {
      name: "Truntum Table Runner in Leaf Green",
      description: [
        "A runner for a table of six. Small truntum on green leaves the attention to the plates.",
        "Two layers quilted together, so that it doesn't slip. Wipe tea away soon.",
      ],
    },
    pictures: ["table-runner-truntum-daun", "detail-truntum-daun"],
  },
  {
    name: "Taplak Panjang Parang Soga",
    size: "2XL",
    size_details: "Panjang 220 cm, lebar 40 cm, rumbai 6 cm",
    price: 225_000,
    stock: 0,
    sold: true,
    weight: 245,
    description: [
      "Untuk meja delapan kursi. Barisan parang berjalan searah meja, dari ujung yang satu ke ujung yang lain.",
      "Soga Solo pada katun prima, dibatik cap sepanjang satu tarikan kain tanpa sambungan.",
    ],
    care: "soga",
    english: {
      name: "Parang Table Runner in Soga Brown",
      description: [
        "For a table of eight. The rows of parang run along the table, from one end to the other.",
        "Solo's soga on prima cotton, stamped along one length of cloth without a seam.",
      ],
    },
    pictures: ["table-runner-parang-soga", "detail-parang-soga-3"],
  },
  {
    name: "Pouch Sekar Jagad",
    size: "XS",
    size_details: "Lebar 22 cm, tinggi 17 cm, ritsleting kuningan 20 cm",
    price: 85_000,
    stock: 7,
    weight: 80,
    description: [
      "Muat paspor, kacamata, atau alat tulis. Karena dipotong dari sekar jagad, hampir tidak ada dua pouch yang sama.",
      "Berlapis katun polos dengan busa tipis; tarikan ritsletingnya dari kulit samak nabati.",
    ],
    care: "aksesori",
    english: {
      name: "Sekar Jagad Pouch",
      description: [
        "Holds a passport, glasses or pens. Cut from sekar jagad, hardly two pouches are the same.",
        "Lined with plain cotton and thin foam; the zip pull is of vegetable-tanned leather.",
      ],
    },
    pictures: ["pouch-sekarjagad-bangbiru", "detail-sekarjagad-bangbiru-3"],
  },
  {
    name: "Pouch Ceplok Kunyit",
    size: "S",
    size_details: "Lebar 24 cm, tinggi 18 cm",
    price: 95_000,
    stock: 5,
    weight: 85,
    description: [
      "Kuning yang mudah ditemukan di dalam tas besar. Ceplok kecil, cap Pekalongan.",
      "Bagian bawah diberi lipatan supaya dapat berdiri.",
    ],
    care: "aksesori",
    english: {
      name: "Ceplok Pouch in Turmeric Yellow",
      description: [
        "A yellow that is easy to find in a large bag. Small ceplok, stamped in Pekalongan.",
        "Its bottom is folded, so that it can stand.",
      ],
    },
    pictures: ["pouch-ceplok-kunyit", "detail-ceplok-kunyit-2"],
  },
  {
    name: "Outer Unisex Kawung Mengkudu",
    size: "3XL",
    size_details: "Lingkar dada 132 cm, panjang 96 cm, rentang lengan 148 cm",
    price: 350_000,
    stock: 2,
    weight: 340,
    description: [
      "Outer longgar untuk siapa saja, dengan lis polos selebar empat jari. Lengannya cukup lebar untuk dipakai di atas kemeja.",
      "Kawung gading di atas merah, cap dari Lasem pada katun dobby. Merahnya dimasak dari akar mengkudu tua.",
    ],
    care: "mengkudu",
    english: {
      name: "Unisex Kawung Jacket in Morinda Red",
      description: [
        "A loose jacket for anybody, with a plain border of four fingers. Its sleeves are wide enough to go over a shirt.",
        "Ivory kawung on red, stamped in Lasem on dobby cotton. The red is cooked from old morinda roots.",
      ],
    },
    pictures: ["kimono-kawung-mengkudu", "detail-kawung-mengkudu-2"],
  },
  {
    name: "Outer Sanggar Ceplok Wedelan, Ukuran Sesuai Gambar",
    size: "See-Image",
    size_details: "S, M, L, XL",
    earlierDescription: [
      "Dibuat semula untuk sebuah sanggar tari, lalu kami teruskan. Empat ukuran, lihat tabel pada gambar kedua dan tuliskan pilihan pada catatan pesanan.",
      "Ceplok putih di atas nila, cap Solo, jahitan sisi dibelah agar mudah melangkah.",
    ],
    price: 325_000,
    stock: 4,
    weight: 300,
    description: [
      "Dibuat semula untuk sebuah sanggar tari, lalu kami teruskan. Empat ukuran, lihat tabel pada gambar kedua; untuk beberapa ukuran sekaligus, tuliskan pembagiannya pada catatan pesanan.",
      "Ceplok putih di atas nila, cap Solo, jahitan sisi dibelah agar mudah melangkah.",
    ],
    care: "wedel",
    english: {
      name: "Ceplok Studio Jacket in Indigo, Sizes as Pictured",
      description: [
        "First made for a dance studio, then kept by us. Four sizes, see the table in the second picture; for several sizes at once, write how many of each into the note of your order.",
        "White ceplok on indigo, stamped in Solo, with slits at the sides for an easy step.",
      ],
    },
    pictures: ["kimono-ceplok-wedel", "size-chart-others-ceplok-wedel", "detail-ceplok-wedel"],
  },
];

export const demoProductsOthers: DemoProduct[] = TEXTS.map((text) =>
  demoProduct("Others", "", text),
);
