/** Care instructions for each kind of dye and cloth, in both languages. */
export const CARE = {
  soga: {
    id: "Cuci dengan tangan memakai lerak atau sampo lembut dan air dingin, terpisah dari kain terang pada tiga cucian pertama. Jangan diperas; gantung terbalik di tempat teduh. Setrika suhu sedang dari sisi dalam.",
    en: "Wash by hand in cold water with soapnut or a mild shampoo, apart from light cloth for the first three times. Don't wring; hang inside out in the shade. Iron from the inside at medium heat.",
  },
  wedel: {
    id: "Warna nila dapat melepas sedikit biru pada cucian awal: cuci sendiri dengan air dingin dan lerak, tanpa direndam. Jemur di tempat teduh. Simpan jauh dari cahaya langsung.",
    en: "Indigo may give off a little blue in the first washes: wash on its own in cold water with soapnut, without soaking. Dry in the shade. Store away from direct light.",
  },
  mengkudu: {
    id: "Cuci tangan dengan air dingin tanpa pemutih dan tanpa sabun yang bersifat basa, karena merah mengkudu dapat bergeser menjadi ungu. Angin-anginkan, jangan dijemur langsung di bawah matahari.",
    en: "Wash by hand in cold water without bleach or alkaline soap, since morinda red can shift towards purple. Dry in moving air, never in direct sun.",
  },
  kunyit: {
    id: "Cuci tangan dengan air dingin dan sampo lembut. Warna kunyit peka terhadap matahari dan sabun basa: jemur di dalam ruangan dan simpan di lemari tertutup.",
    en: "Wash by hand in cold water with a mild shampoo. Turmeric yellow is sensitive to sun and alkaline soap: dry indoors and keep in a closed wardrobe.",
  },
  sutra: {
    id: "Sebaiknya dry clean. Bila dicuci sendiri, celup sebentar di air dingin dengan sampo bayi, tekan di antara dua handuk, lalu angin-anginkan. Setrika suhu rendah dengan kain pelapis.",
    en: "Best dry-cleaned. At home, dip briefly in cold water with baby shampoo, press between two towels, and dry in moving air. Iron at low heat under a cloth.",
  },
  harian: {
    id: "Boleh dicuci mesin dengan putaran halus di dalam kantong cuci, air dingin, detergen cair tanpa pemutih. Balik sisi dalam ke luar saat menjemur di tempat teduh.",
    en: "May be machine-washed on a gentle cycle in a laundry bag, in cold water with a liquid detergent without bleach. Turn inside out to dry in the shade.",
  },
  tulis: {
    id: "Cuci sesekali saja dengan lerak dan air dingin, tidak disikat dan tidak diperas. Angin-anginkan di tempat teduh. Simpan digulung dengan kertas bebas asam dan beri lada atau akar wangi; hindari kapur barus.",
    en: "Wash only now and then, with soapnut and cold water, never brushed or wrung. Dry in the shade. Store rolled in acid-free paper with pepper or vetiver; avoid mothballs.",
  },
  aksesori: {
    id: "Bersihkan noda dengan kain lembap dan sabun lembut. Bila perlu dicuci, gunakan tangan dan air dingin, lalu bentuk kembali selagi basah dan angin-anginkan.",
    en: "Clean stains with a damp cloth and mild soap. If it needs washing, do it by hand in cold water, then shape it while wet and dry in moving air.",
  },
} as const;
