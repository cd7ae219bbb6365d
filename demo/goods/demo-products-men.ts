import { type DemoProduct, type DemoProductText, demoProduct } from "./demo-product.ts";

/** The shop's default chart for men, in cm. */
const SIZES: Partial<Record<DemoProduct["size"], string>> = {
  S: "shoulder=68,chest=104,reguler=15,length=60",
  M: "shoulder=70,chest=108,reguler=15.5,length=62",
  L: "shoulder=72,chest=112,reguler=16,length=63",
  XL: "shoulder=74,chest=116,reguler=16.5,length=64",
  "2XL": "shoulder=76,chest=120,reguler=17,length=65",
  "3XL": "shoulder=78,chest=128,reguler=17.5,length=66",
};

const TEXTS: DemoProductText[] = [
  {
    name: "Kemeja Parang Rusak Soga",
    size: "M",
    price: 485_000,
    stock: 2,
    weight: 260,
    description: [
      "Parang termasuk motif larangan di keraton Jawa: dahulu hanya keluarga raja yang boleh memakainya. Deretan bilahnya yang miring dan tidak terputus dibaca sebagai ajakan untuk terus berusaha.",
      "Dicap dengan canting cap tembaga di Solo pada katun primisima, lalu dicelup soga. Bilah kiri dan kanan dipertemukan di tengah badan sehingga membentuk sudut.",
      "Karena dicap dan dicelup dengan tangan, jarak antarbilah dapat bergeser satu-dua milimeter.",
    ],
    care: "soga",
    english: {
      name: "Parang Rusak Shirt in Soga Brown",
      description: [
        "Parang is one of the forbidden motifs of the Javanese courts: once only the royal family could wear it. Its slanting, unbroken rows of blades are read as a call never to give up.",
        "Stamped with a copper cap in Solo on primissima cotton, then dyed with soga. The blades of the left and right fronts meet in the middle and form an angle.",
        "Because it is stamped and dyed by hand, the distance between blades may shift by a millimetre or two.",
      ],
    },
    pictures: ["men-short-shirt-parang-soga", "detail-parang-soga", "folded-shirt-parang-soga"],
  },
  {
    name: "Kemeja Parang Barong Sogan Tua Lengan Panjang",
    size: "L",
    price: 945_000,
    stock: 1,
    weight: 310,
    description: [
      "Barong adalah parang yang paling besar, di keraton dipakai oleh raja. Kami membuatnya dalam skala yang pantas untuk kemeja, tanpa mengubah susunan bilah dan mlinjonnya.",
      "Ditulis penuh dengan canting di Yogyakarta selama kurang lebih enam minggu. Cokelat tuanya berasal dari celupan tingi, jambal, dan tegeran yang diulang.",
      "Katun primisima, kancing tempurung kelapa, manset satu kancing.",
    ],
    care: "tulis",
    english: {
      name: "Long-Sleeved Parang Barong Shirt in Dark Sogan",
      description: [
        "Barong is the largest of the parangs, worn at court by the king. We make it at a scale that suits a shirt, without changing the order of its blades and mlinjon.",
        "Drawn by hand with the canting throughout, in Yogyakarta, over about six weeks. Its dark brown comes from repeated baths of tingi, jambal and tegeran.",
        "Primissima cotton, coconut-shell buttons, one-button cuffs.",
      ],
    },
    pictures: [
      "men-long-shirt-parang-sogatua",
      "detail-parang-sogatua",
      "folded-shirt-parang-sogatua",
      "turned-corner-parang-sogatua",
    ],
  },
  {
    name: "Kemeja Kawung Picis Latar Putih",
    size: "S",
    price: 365_000,
    stock: 3,
    weight: 230,
    description: [
      "Kawung digambar dari buah aren yang dibelah melintang. Empat bijinya yang mengelilingi satu titik sering dimaknai sebagai pengendalian diri: hati yang tetap bersih sekalipun tidak terlihat orang.",
      "Picis adalah ukuran kawung yang kecil, dinamai menurut uang logam. Latar putih gading khas Yogyakarta membuat kemeja ini ringan dipandang siang hari.",
      "Batik cap pada katun prima yang adem.",
    ],
    care: "harian",
    english: {
      name: "Kawung Picis Shirt on White",
      description: [
        "Kawung is drawn from the sugar palm's fruit cut across. Its four seeds around one point are often taken to mean self-restraint: a heart that stays clean even when nobody sees it.",
        "Picis is a small kawung, named after a coin. The ivory ground of Yogyakarta makes this shirt light to look at by day.",
        "Stamped batik on cool prima cotton.",
      ],
    },
    pictures: [
      "men-short-shirt-kawung-latarputih",
      "detail-kawung-latarputih",
      "folded-shirt-kawung-latarputih",
    ],
  },
  {
    name: "Kemeja Kawung Wedelan",
    size: "XL",
    price: 425_000,
    stock: 2,
    weight: 285,
    description: [
      "Kawung putih di atas biru tua. Wedel adalah celupan nila pertama dalam batik Jawa; di sini kami berhenti setelah wedel, tanpa soga di atasnya.",
      "Malam dicapkan dua sisi supaya putih bijinya bersih luar dan dalam. Dikerjakan di Solo pada katun primisima.",
    ],
    care: "wedel",
    english: {
      name: "Kawung Shirt in Indigo",
      description: [
        "White kawung on dark blue. Wedel is the first indigo bath of Javanese batik; here we stop after it, without soga on top.",
        "The wax is stamped on both sides, so that the white of the seeds is clean inside and out. Made in Solo on primissima cotton.",
      ],
    },
    pictures: ["men-long-shirt-kawung-wedel", "detail-kawung-wedel", "folded-shirt-kawung-wedel"],
  },
  {
    name: "Kemeja Mega Mendung Abang",
    size: "L",
    price: 450_000,
    stock: 2,
    weight: 275,
    description: [
      "Awan pembawa hujan dari Cirebon. Gradasi birunya bertingkat tujuh, dari tepi yang gelap ke tengah yang terang, dan lazim dibaca sebagai kesabaran: mendung yang meneduhkan, bukan amarah.",
      "Awan dipotong selalu mendatar, juga di saku dan kerah, sesuai arah aslinya. Teknik kombinasi cap dan tulis di Trusmi, katun primisima.",
    ],
    care: "mengkudu",
    english: {
      name: "Mega Mendung Shirt in Red",
      description: [
        "The rain clouds of Cirebon. Their blue has seven steps, from a dark edge to a light middle, and is usually read as patience: clouds that give shade, not anger.",
        "The clouds are always cut level, on pocket and collar too, as they were drawn. Stamped and hand-drawn in Trusmi, primissima cotton.",
      ],
    },
    pictures: [
      "men-short-shirt-megamendung-mengkudu",
      "detail-megamendung-mengkudu",
      "folded-shirt-megamendung-mengkudu",
      "turned-corner-megamendung-mengkudu",
    ],
  },
  {
    name: "Kemeja Mega Mendung Malam",
    size: "2XL",
    price: 520_000,
    stock: 1,
    weight: 305,
    description: [
      "Mega mendung di atas nila yang hampir hitam. Kami memilih latar gelap agar tingkat-tingkat biru awannya menjadi satu-satunya terang.",
      "Setiap tingkat adalah satu kali mencanting dan satu kali mencelup; karena itu pergantian warnanya tidak pernah sama persis antara dua kemeja.",
    ],
    care: "wedel",
    english: {
      name: "Mega Mendung Shirt at Night",
      description: [
        "Mega mendung on indigo that is almost black. We chose a dark ground so that the steps of the clouds' blue are the only light.",
        "Each step is one round with the canting and one bath; so the colours never change in quite the same way on two shirts.",
      ],
    },
    pictures: [
      "men-long-shirt-megamendung-wedel",
      "detail-megamendung-wedel-2",
      "folded-shirt-megamendung-wedel",
    ],
  },
  {
    name: "Kemeja Truntum Sogan",
    size: "M",
    price: 395_000,
    stock: 3,
    weight: 245,
    description: [
      "Bintang-bintang kecil truntum konon diciptakan Kanjeng Ratu Kencana di Surakarta ketika ia merindukan raja, dan kata tuntum berarti tumbuh kembali. Orang tua pengantin memakainya sebagai tanda kasih yang menuntun.",
      "Pas untuk bapak mempelai maupun tamu. Batik cap Solo, katun primisima, celup soga dua kali.",
    ],
    care: "soga",
    english: {
      name: "Truntum Shirt in Sogan",
      description: [
        "The small stars of truntum are said to have been made in Surakarta by Kanjeng Ratu Kencana when she missed the king; tuntum means to grow again. Parents of the bride and groom wear it as a sign of love that guides.",
        "Right for the father of the bride as for a guest. Stamped in Solo, primissima cotton, dyed twice with soga.",
      ],
    },
    pictures: ["men-long-shirt-truntum-soga", "detail-truntum-soga-2", "folded-shirt-truntum-soga"],
  },
  {
    name: "Kemeja Truntum Mengkudu",
    size: "S",
    price: 345_000,
    stock: 0,
    sold: true,
    weight: 225,
    description: [
      "Truntum jarang dibuat merah. Perajin kami di Pekalongan mencobanya dengan akar mengkudu yang dimasak perlahan, lalu menutup tengah tiap bunga dengan kuning.",
      "Potongan badan lurus, bisa dipakai di luar celana. Katun prima, cap dua warna.",
    ],
    care: "mengkudu",
    english: {
      name: "Truntum Shirt in Morinda Red",
      description: [
        "Truntum is seldom red. Our makers in Pekalongan tried it with morinda root cooked slowly, then covered the middle of each flower with yellow.",
        "Straight cut, to be worn over trousers. Prima cotton, stamped in two colours.",
      ],
    },
    pictures: [
      "men-short-shirt-truntum-mengkudu",
      "detail-truntum-mengkudu-2",
      "folded-shirt-truntum-mengkudu",
    ],
  },
  {
    name: "Kemeja Ceplok Mengkudu",
    size: "L",
    price: 425_000,
    stock: 2,
    weight: 270,
    description: [
      "Ceplok menyusun bunga dalam kotak-kotak yang sama besar. Keteraturannya sering dikaitkan dengan hidup yang seimbang, ketika tiap hal mendapat tempatnya.",
      "Merahnya diambil dari akar mengkudu, kuningnya dari kayu tegeran. Dicap di Pekalongan pada katun dobby yang bergaris halus bila terkena cahaya.",
    ],
    care: "mengkudu",
    english: {
      name: "Ceplok Shirt in Morinda Red",
      description: [
        "Ceplok sets flowers in boxes of one size. Its order is often linked to a balanced life, in which each thing has its place.",
        "The red is from morinda root, the yellow from tegeran wood. Stamped in Pekalongan on dobby cotton, which shows fine lines in the light.",
      ],
    },
    pictures: [
      "men-short-shirt-ceplok-mengkudu",
      "detail-ceplok-mengkudu",
      "folded-shirt-ceplok-mengkudu",
    ],
  },
  {
    name: "Kemeja Ceplok Hijau Daun",
    size: "3XL",
    price: 415_000,
    stock: 2,
    weight: 320,
    description: [
      "Hijau lahir dari dua celupan: kuning tegeran lebih dulu, nila tipis sesudahnya. Bila dilihat dekat, kuning masih tampak di celah retak malam.",
      "Ceplok berbingkai wajik dengan delapan kelopak. Dibuat longgar di dada dan lengan, katun prima yang lemas sejak dipakai pertama kali.",
    ],
    care: "harian",
    english: {
      name: "Ceplok Shirt in Leaf Green",
      description: [
        "Green is born of two baths: yellow tegeran first, thin indigo after it. Close up, yellow still shows in the cracks of the wax.",
        "Ceplok framed in diamonds with eight petals. Cut wide in chest and sleeves, of prima cotton that is soft from the first day.",
      ],
    },
    pictures: ["men-short-shirt-ceplok-daun", "detail-ceplok-daun", "folded-shirt-ceplok-daun"],
  },
  {
    name: "Kemeja Sekar Jagad Keraton",
    size: "XL",
    price: 875_000,
    stock: 1,
    weight: 300,
    description: [
      "Sekar jagad kerap diuraikan dari kar jagad, peta dunia: pulau-pulau berisi motif berlainan yang berdampingan. Ia dipakai untuk merayakan keragaman, juga oleh keluarga mempelai di Jawa.",
      "Isi tiap pulau ditulis satu per satu: kawung, truntum, ceplok, parang. Dikerjakan dua pembatik di Bantul dengan pewarna soga.",
      "Hanya satu helai; polanya tidak diulang untuk kemeja lain.",
    ],
    care: "tulis",
    english: {
      name: "Sekar Jagad Shirt of the Court",
      description: [
        "Sekar jagad is often explained as kar jagad, a map of the world: islands of different motifs, side by side. It is worn to celebrate variety, also by the families of a Javanese wedding.",
        "What fills each island is drawn one by one: kawung, truntum, ceplok, parang. Made by two makers in Bantul with soga dyes.",
        "One piece only; its pattern isn't repeated for another shirt.",
      ],
    },
    pictures: [
      "men-long-shirt-sekarjagad-soga",
      "detail-sekarjagad-soga",
      "folded-shirt-sekarjagad-soga",
      "turned-corner-sekarjagad-soga",
    ],
  },
  {
    name: "Kemeja Tambal Pesisir",
    size: "M",
    price: 540_000,
    stock: 1,
    weight: 255,
    description: [
      "Tambal berarti menambal. Kain bermotif ini dahulu diselimutkan pada orang sakit karena dipercaya membantu pulihnya badan; kami menyimpannya sebagai doa, bukan sebagai janji.",
      "Segitiga-segitiganya memakai warna pesisir: merah Lasem, biru, hijau, dan kuning. Kombinasi cap untuk bingkai dan tulis untuk isiannya.",
    ],
    care: "mengkudu",
    english: {
      name: "Tambal Shirt of the Coast",
      description: [
        "Tambal means to patch. Cloth with this motif was once laid over the sick, because it was believed to help them recover; we keep it as a wish, not as a promise.",
        "Its triangles have the colours of the coast: Lasem's red, blue, green and yellow. The frames are stamped, what fills them is drawn.",
      ],
    },
    pictures: [
      "men-short-shirt-tambal-bangbiru",
      "detail-tambal-bangbiru",
      "folded-shirt-tambal-bangbiru",
      "turned-corner-tambal-bangbiru",
    ],
  },
  {
    name: "Kemeja Parang Klitik Biru",
    size: "S",
    price: 335_000,
    stock: 4,
    weight: 220,
    description: [
      "Klitik adalah parang yang halus dan rapat. Dalam biru langit ia kehilangan kesan resmi dan enak dipakai ke kantor.",
      "Dicap di Solo pada katun prima. Saku kiri sengaja dipotong berlawanan arah supaya tetap terlihat.",
    ],
    care: "harian",
    english: {
      name: "Parang Klitik Shirt in Blue",
      description: [
        "Klitik is a fine, close parang. In sky blue it loses its formal air and is good to wear to the office.",
        "Stamped in Solo on prima cotton. The left pocket is cut against the pattern on purpose, so that it shows.",
      ],
    },
    pictures: ["men-short-shirt-parang-biru", "detail-parang-biru", "folded-shirt-parang-biru"],
  },
  {
    name: "Kemeja Seragam Kawung Soga, Ukuran Sesuai Gambar",
    size: "See-Image",
    size_details: "S, M, L, XL, 2XL",
    price: 295_000,
    stock: 8,
    weight: 250,
    earlierDescription: [
      "Kemeja kawung untuk keluarga atau kantor yang memesan beberapa ukuran sekaligus. Lihat tabel pada gambar kedua, lalu tuliskan ukuran yang diminta pada catatan pesanan.",
      "Batik cap Solo pada katun prima, satu kali celup soga, sehingga warnanya seragam dari helai ke helai sejauh pewarna alam mengizinkan.",
    ],
    description: [
      "Kemeja kawung untuk keluarga atau kantor. Lihat tabel pada gambar kedua, lalu pilih ukurannya di halaman ini; untuk beberapa ukuran sekaligus, tuliskan pembagiannya pada catatan pesanan.",
      "Batik cap Solo pada katun prima, satu kali celup soga, sehingga warnanya seragam dari helai ke helai sejauh pewarna alam mengizinkan.",
    ],
    care: "harian",
    english: {
      name: "Kawung Uniform Shirt in Soga, Sizes as Pictured",
      description: [
        "A kawung shirt for families or offices. See the table in the second picture and choose the size on this page; for several sizes at once, write how many of each into the note of your order.",
        "Stamped in Solo on prima cotton with one bath of soga, so that the colour is even from piece to piece as far as natural dyes allow.",
      ],
    },
    pictures: ["men-short-shirt-kawung-soga", "size-chart-men-kawung-soga", "detail-kawung-soga"],
  },
];

export const demoProductsMen: DemoProduct[] = TEXTS.map((text) =>
  demoProduct("Men", SIZES[text.size] ?? "", text),
);
