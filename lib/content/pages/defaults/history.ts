import { both, definePage, drawing, id } from "../fields.ts";

/** Five eras, the oldest first, and texts about batik: techniques, regions and motifs. */
export const HISTORY = definePage({
  label: "History",
  path: "/history",
  fields: {
    title: { kind: "line", label: "Judul" },
    intro: { kind: "line", label: "Pengantar" },
    description: { kind: "line", label: "Ringkasan untuk mesin pencari" },
    eras: {
      kind: "list",
      label: "Era",
      item: "Era",
      fields: {
        anchor: { kind: "anchor", label: "Alamat" },
        title: { kind: "line", label: "Judul" },
        years: { kind: "line", label: "Tahun" },
        lead: { kind: "line", label: "Kalimat pembuka" },
        text: { kind: "prose", label: "Tulisan" },
        picture: { kind: "picture", label: "Gambar" },
      },
    },
    techniques_title: { kind: "line", label: "Judul teknik" },
    techniques: {
      kind: "list",
      label: "Teknik",
      item: "Teknik",
      fields: {
        name: { kind: "line", label: "Nama" },
        meaning: { kind: "line", label: "Arti", isOptional: true },
        text: { kind: "prose", label: "Tulisan" },
      },
    },
    regions_title: { kind: "line", label: "Judul daerah" },
    regions: {
      kind: "list",
      label: "Daerah",
      item: "Daerah",
      fields: { name: { kind: "line", label: "Nama" }, text: { kind: "prose", label: "Tulisan" } },
    },
    motifs_title: { kind: "line", label: "Judul motif" },
    motifs: {
      kind: "list",
      label: "Motif",
      item: "Motif",
      fields: {
        name: { kind: "line", label: "Nama" },
        text: { kind: "prose", label: "Tulisan" },
        picture: { kind: "picture", label: "Gambar" },
      },
    },
  },
  defaults: {
    title: both("History", "Sejarah"),
    intro: both(
      "Cultured in batik since 2011. Five eras, and what each of them taught us.",
      "Dibesarkan dalam budaya batik sejak 2011. Lima zaman, dan apa yang kami pelajari dari masing-masing.",
    ),
    description: both(
      "Five eras of {name} since 2011: Heritage, Fusion, Versatility, Recognition and Enrich. With the techniques, the regions and what the motifs mean.",
      "Lima zaman {name} sejak 2011: Warisan, Perpaduan, Keluwesan, Pengakuan, dan Memperkaya. Beserta teknik, daerah, dan arti motif-motifnya.",
    ),
    eras: [
      {
        anchor: "heritage",
        title: both("Heritage", "Warisan"),
        years: both("2011–2013", "2011–2013"),
        lead: both(
          "We began with cloth that other people had been making for generations.",
          "Kami mulai dengan kain yang sudah turun-temurun dibuat orang lain.",
        ),
        text: both(
          [
            "Batik is drawing with wax: where the wax lies, the dye can’t go. In the courts of Surakarta and Yogyakarta it became a language of rank. Parang barong, the broad one, was the king’s; other grounds were kept for the palace and called larangan, forbidden. On the north coast, in Cirebon, Pekalongan, Lasem and Tuban, traders wore what the ships had brought: clouds, bouquets, a red that the inland dyers envied.",
            "In the nineteenth century the copper stamp, the cap, arrived. It waxes in a day what takes a canting weeks, and made batik something that everybody could wear.",
            "When {name} opened in South Jakarta in 2011 it was one rail of kain from workshops in Giriloyo, Laweyan and Trusmi. Each carried a paper label with its motif, its meaning and the technique. Those labels are still how we write every page of this shop.",
          ],
          [
            "Membatik adalah menggambar dengan malam: di mana malam menempel, pewarna tidak bisa masuk. Di keraton Surakarta dan Yogyakarta batik menjadi bahasa kedudukan. Parang barong, parang yang lebar, adalah milik raja; latar lain disimpan untuk keraton dan disebut larangan. Di pesisir utara, di Cirebon, Pekalongan, Lasem, dan Tuban, para saudagar mengenakan apa yang dibawa kapal: awan, rangkaian bunga, merah yang membuat para pencelup pedalaman iri.",
            "Pada abad kesembilan belas datanglah cap dari tembaga. Apa yang dengan canting makan waktu berminggu-minggu selesai dalam sehari, dan batik menjadi sesuatu yang bisa dikenakan semua orang.",
            "Ketika {name} dibuka di Jakarta Selatan pada 2011, isinya satu gantungan kain dari bengkel di Giriloyo, Laweyan, dan Trusmi. Setiap kain membawa label kertas bertuliskan motif, arti, dan tekniknya. Sampai hari ini, seperti label itulah kami menulis setiap halaman toko ini.",
          ],
        ),
        picture: drawing("heritage-960", "Tiga panel kain parang soga tergantung pada bilah bambu"),
      },
      {
        anchor: "fusion",
        title: both("Fusion", "Perpaduan"),
        years: both("2014–2016", "2014–2016"),
        lead: both(
          "Two hands on one cloth, two coasts in one motif.",
          "Dua tangan pada satu kain, dua pesisir dalam satu motif.",
        ),
        text: both(
          [
            "Batik has always borrowed. Cirebon’s mega mendung carries the clouds of Chinese porcelain. Lasem’s deep red came out of the dye vats of Peranakan families. Pekalongan’s buketan took the bouquet from European prints and gave it back with a butterfly on it.",
            "In these years we worked most on kombinasi: the repeat stamped with a cap, the filling of dots and fine lines, the isen-isen, drawn over it with a canting. It keeps the liveliness of a drawn line at a price between the two.",
            "We also began to let dyers answer one another: a kawung from the inland in coastal blue and red, a truntum on green. Nothing was invented for its own sake. Every cloth still had to be readable by someone’s grandmother.",
          ],
          [
            "Batik sejak dahulu gemar meminjam. Mega mendung Cirebon membawa awan dari porselen Tiongkok. Merah tua Lasem lahir dari bak celup keluarga-keluarga Peranakan. Buketan Pekalongan mengambil rangkaian bunga dari gambar cetak Eropa, lalu mengembalikannya dengan seekor kupu-kupu di atasnya.",
            "Pada tahun-tahun ini kami paling banyak mengerjakan kombinasi: ulangannya dicap, lalu isen-isen, isian titik dan garis halus, ditulis di atasnya dengan canting. Garisnya tetap hidup, dan harganya di antara keduanya.",
            "Kami juga mulai membiarkan para pencelup saling menjawab: kawung pedalaman dalam biru dan merah pesisir, truntum di atas hijau. Tidak ada yang dibuat sekadar supaya baru. Setiap kain tetap harus bisa dibaca oleh seorang nenek di suatu tempat.",
          ],
        ),
        picture: drawing("fusion-960", "Setumpuk kain pesisir dengan sekar jagad di paling atas"),
      },
      {
        anchor: "versatility",
        title: both("Versatility", "Keluwesan"),
        years: both("2017–2019", "2017–2019"),
        lead: both(
          "From a length of cloth to something one wears on a Tuesday.",
          "Dari selembar kain menjadi baju untuk hari Selasa biasa.",
        ),
        text: both(
          [
            "A kain is about two and a half metres, and worn as it is. A shirt needs eleven pieces of it, and each cut goes through a drawing that somebody made by hand. So we learnt to cut slowly: parang runs down the body at its own slant, a ceplok meets itself at the button band, and mega mendung stays level, because clouds that stand upright are no longer clouds.",
            "Shirts came first, then blouses, wrap skirts and loose outer robes. What the cutting table left over became scarves, pouches and table runners, so that no waxed hand’s breadth was thrown away.",
            "It is also why most of our clothes exist once, in one size. The cloth decides what it can become, and how large.",
          ],
          [
            "Sehelai kain panjangnya kira-kira dua setengah meter, dan dikenakan apa adanya. Sebuah kemeja butuh sebelas bagian darinya, dan setiap guntingan memotong gambar yang dibuat seseorang dengan tangan. Maka kami belajar menggunting pelan-pelan: parang menuruni badan dengan kemiringannya sendiri, ceplok bertemu kembali di jalur kancing, dan mega mendung tetap mendatar, sebab awan yang berdiri tegak bukan lagi awan.",
            "Mula-mula kemeja, lalu blus, rok lilit, dan luaran yang longgar. Sisa di meja potong menjadi syal, dompet kain, dan taplak panjang, supaya tak sejengkal pun kain yang sudah dibatik terbuang.",
            "Itu pula sebabnya sebagian besar baju kami hanya ada satu, dalam satu ukuran. Kainlah yang menentukan bisa menjadi apa, dan sebesar apa.",
          ],
        ),
        picture: drawing("versatility-960", "Kemeja lengan panjang ceplok merah mengkudu"),
      },
      {
        anchor: "recognition",
        title: both("Recognition", "Pengakuan"),
        years: both("2020–2022", "2020–2022"),
        lead: both(
          "A craft that the world has on its list has to be told from its imitations.",
          "Kerajinan yang tercatat oleh dunia perlu dibedakan dari tiruannya.",
        ),
        text: both(
          [
            "On 2 October 2009 UNESCO inscribed Indonesian batik on the Representative List of the Intangible Cultural Heritage of Humanity; since then 2 October is Hari Batik Nasional. What was inscribed is not a pattern. It is the making: wax, dye, and the knowledge handed from one person to the next.",
            "Printed cloth with a batik pattern is cheap and everywhere, and there is nothing wrong with it, except when it is sold as batik. So we wrote down how to tell: turn it over. Wax and dye go through the cloth, and the back is nearly as clear as the front. A print is pale behind. Tulis is never quite the same twice; cap shows where one stamp meets the next.",
            "Since these years every product’s page says plainly which technique it is, and what the motif means.",
          ],
          [
            "Pada 2 Oktober 2009 UNESCO memasukkan batik Indonesia ke dalam Daftar Representatif Warisan Budaya Takbenda Kemanusiaan; sejak itu 2 Oktober adalah Hari Batik Nasional. Yang dicatat bukan sebuah corak, melainkan pembuatannya: malam, pewarna, dan pengetahuan yang diteruskan dari satu orang ke orang berikutnya.",
            "Kain cetak bercorak batik murah dan ada di mana-mana, dan tidak ada salahnya, kecuali bila dijual sebagai batik. Maka kami tuliskan cara mengenalinya: baliklah kainnya. Malam dan pewarna menembus kain, dan bagian belakangnya hampir sejelas bagian depan. Kain cetak pucat di baliknya. Tulis tidak pernah persis sama dua kali; pada cap terlihat di mana satu cap bertemu cap berikutnya.",
            "Sejak tahun-tahun ini halaman setiap produk menyebut dengan jelas tekniknya, dan apa arti motifnya.",
          ],
        ),
        picture: drawing("recognition-960", "Tiga kain truntum berbingkai di dinding pameran"),
      },
      {
        anchor: "enrich",
        title: both("Enrich", "Memperkaya"),
        years: both("Since 2023", "Sejak 2023"),
        lead: both(
          "Giving back to the hands, the soil and the next person who picks up a canting.",
          "Memberi kembali kepada tangan yang membuat, kepada tanah, dan kepada orang berikutnya yang memegang canting.",
        ),
        text: both(
          [
            "Colour first. More of our cloth is dyed with what grows: indigo leaves for blue, the barks of tegeran, jambal and tingi for soga brown, the root of mengkudu for red. These colours take many dips and never come out exactly alike. They also leave the workshop’s water fit for the rice field behind it.",
            "Then the makers. We order by the piece and not by the roll, agree on the price before the first line is drawn, and leave the time to the one who draws.",
            "And then everybody else. Our classes and exhibitions are listed under Events: come and hold a canting for an afternoon. You’ll read every cloth differently afterwards.",
          ],
          [
            "Warna lebih dahulu. Makin banyak kain kami dicelup dengan apa yang tumbuh: daun nila untuk biru, kulit kayu tegeran, jambal, dan tingi untuk cokelat soga, akar mengkudu untuk merah. Warna-warna ini perlu dicelup berkali-kali dan tidak pernah jadi persis sama. Air dari bengkel pun tetap layak bagi sawah di belakangnya.",
            "Lalu para perajin. Kami memesan per helai dan bukan per gulung, menyepakati harga sebelum garis pertama ditulis, dan menyerahkan waktunya kepada yang menulis.",
            "Kemudian semua orang. Kelas dan pameran kami ada di halaman Acara: datanglah dan pegang canting satu sore saja. Sesudah itu setiap kain akan Anda baca dengan cara lain.",
          ],
        ),
        picture: drawing("enrich-960", "Canting di atas kain kawung soga yang sedang dibatik"),
      },
    ],
    techniques_title: both("Three ways with wax", "Tiga cara dengan malam"),
    techniques: [
      {
        name: id("Tulis"),
        meaning: both("drawn", "dengan canting"),
        text: both(
          "Hot wax flows from the spout of a canting, line by line, on both sides of the cloth. A kain takes weeks, a fine one months. No two lines are alike, and that is how one knows it.",
          "Malam panas mengalir dari cucuk canting, garis demi garis, di kedua sisi kain. Sehelai kain perlu berminggu-minggu, yang halus berbulan-bulan. Tidak ada dua garis yang sama, dan dari situlah batik tulis dikenali.",
        ),
      },
      {
        name: id("Cap"),
        meaning: both("stamped", "dengan cap tembaga"),
        text: both(
          "A copper block, the cap, is dipped into wax and set down again and again. The repeat is even, the joins are faintly visible, and the wax still goes through to the back.",
          "Cap, balok dari tembaga, dicelupkan ke malam lalu ditekankan ke kain, lagi dan lagi. Ulangannya rata, sambungannya samar terlihat, dan malamnya tetap tembus sampai ke balik kain.",
        ),
      },
      {
        name: id("Kombinasi"),
        meaning: both("both", "keduanya"),
        text: both(
          "The large forms are stamped, the fine filling of dots and lines is drawn over them with a canting. It has the life of the one and the calm of the other.",
          "Bentuk-bentuk besarnya dicap, isian halus dari titik dan garis ditulis di atasnya dengan canting. Hidup seperti yang satu, tenang seperti yang lain.",
        ),
      },
    ],
    regions_title: both("Where it comes from", "Dari mana asalnya"),
    regions: [
      {
        name: both("Solo and Yogyakarta", "Solo dan Yogyakarta"),
        text: both(
          "The court cities. Soga brown, indigo and the white of the cloth; Yogyakarta leaves the white bright, Solo warms it to cream. Parang, kawung and truntum are at home here.",
          "Kota-kota keraton. Cokelat soga, biru nila, dan putih kain; Yogyakarta membiarkan putihnya cerah, Solo menghangatkannya menjadi krem. Di sinilah rumah parang, kawung, dan truntum.",
        ),
      },
      {
        name: both("Cirebon", "Cirebon"),
        text: both(
          "A palace and a port at once. Mega mendung comes from here, its clouds in seven shades of one blue, waxed and dyed shade by shade in the village of Trusmi.",
          "Keraton sekaligus pelabuhan. Dari sini datang mega mendung, awannya dalam tujuh gradasi dari satu biru, dibatik dan dicelup gradasi demi gradasi di desa Trusmi.",
        ),
      },
      {
        name: both("Pekalongan", "Pekalongan"),
        text: both(
          "The coast’s liveliest palette: bouquets, birds and butterflies in many colours, and more workshops for cap than anywhere else.",
          "Warna paling meriah di pesisir: rangkaian bunga, burung, dan kupu-kupu beraneka warna, dan bengkel cap lebih banyak daripada di mana pun.",
        ),
      },
      {
        name: both("Lasem and Tuban", "Lasem dan Tuban"),
        text: both(
          "Lasem is known for its red, abang getih pithik, and for families who dye it to this day. Tuban weaves its own cotton by hand before waxing it, and calls the result gedog.",
          "Lasem dikenal karena merahnya, abang getih pithik, dan keluarga-keluarga yang mencelupnya sampai hari ini. Tuban menenun sendiri katunnya dengan tangan sebelum dibatik, dan menyebut hasilnya gedog.",
        ),
      },
    ],
    motifs_title: both("What the motifs say", "Arti motif-motifnya"),
    motifs: [
      {
        name: id("Kawung"),
        text: both(
          "The sugar palm’s fruit cut across, four around one centre. Restraint, and a heart that is the same on every side. Once a pattern of the court.",
          "Buah aren yang dibelah melintang, empat mengelilingi satu pusat. Pengendalian diri, dan hati yang sama dari segala sisi. Dahulu motif keraton.",
        ),
        picture: drawing("motif-kawung", "Motif kawung"),
      },
      {
        name: id("Parang"),
        text: both(
          "Slanting rows like waves against a cliff, never broken off. Perseverance. Parang barong was the king’s; today anybody wears parang, but by custom not to a wedding.",
          "Deretan miring bagai ombak menghantam tebing, tak pernah terputus. Ketekunan. Parang barong dahulu milik raja; kini siapa pun mengenakan parang, tetapi menurut adat tidak ke pernikahan.",
        ),
        picture: drawing("motif-parang", "Motif parang"),
      },
      {
        name: id("Truntum"),
        text: both(
          "Small stars on a dark ground, told to be drawn by a queen of Surakarta whose love came back. The parents wear it at a wedding: it says that they will guide.",
          "Bintang-bintang kecil di atas latar gelap, konon ditulis oleh seorang permaisuri Surakarta yang cintanya bersemi kembali. Orang tua mengenakannya pada pernikahan anaknya: tanda bahwa mereka akan menuntun.",
        ),
        picture: drawing("motif-truntum", "Motif truntum"),
      },
      {
        name: id("Ceplok"),
        text: both(
          "Rosettes in a strict grid. Order and balance: the four winds around one middle.",
          "Roset dalam kisi yang teratur. Ketertiban dan keseimbangan: empat mata angin mengelilingi satu pusat.",
        ),
        picture: drawing("motif-ceplok", "Motif ceplok"),
      },
      {
        name: id("Mega mendung"),
        text: both(
          "Rain clouds in seven shades. Patience, and a head that stays cool when the sky darkens. It is always worn level.",
          "Awan hujan dalam tujuh gradasi. Kesabaran, dan kepala yang tetap dingin ketika langit menggelap. Selalu dikenakan mendatar.",
        ),
        picture: drawing("motif-mega-mendung", "Motif mega mendung"),
      },
      {
        name: id("Sekar jagad"),
        text: both(
          "A map of flowers, island beside island, each with another motif. The beauty of what differs.",
          "Peta bunga, pulau di samping pulau, masing-masing dengan motif lain. Indahnya perbedaan.",
        ),
        picture: drawing("motif-sekar-jagad", "Motif sekar jagad"),
      },
      {
        name: id("Tambal"),
        text: both(
          "Patchwork. To mend: it used to be laid over somebody who was ill, so that what was missing might be made whole.",
          "Tambalan. Memulihkan: dahulu diselimutkan kepada orang sakit, supaya yang kurang menjadi utuh kembali.",
        ),
        picture: drawing("motif-tambal", "Motif tambal"),
      },
    ],
  },
});
