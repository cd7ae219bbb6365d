/** In English, for the kinds that products with an English side have. */
export const CARE_IN_ENGLISH = {
  wedel:
    "Indigo may give off a little blue in the first washes: wash on its own in cold water with soapnut, without soaking. Dry in the shade. Store away from direct light.",
  mengkudu:
    "Wash by hand in cold water without bleach or alkaline soap, since morinda red can shift towards purple. Dry in moving air, never in direct sun.",
  tulis:
    "Wash only now and then, with soapnut and cold water, never brushed or wrung. Dry in the shade. Store rolled in acid-free paper with pepper or vetiver; avoid mothballs.",
} as const;

/** Care instructions for each kind of dye and cloth. */
export const CARE = {
  soga: "Cuci dengan tangan memakai lerak atau sampo lembut dan air dingin, terpisah dari kain terang pada tiga cucian pertama. Jangan diperas; gantung terbalik di tempat teduh. Setrika suhu sedang dari sisi dalam.",
  wedel:
    "Warna nila dapat melepas sedikit biru pada cucian awal: cuci sendiri dengan air dingin dan lerak, tanpa direndam. Jemur di tempat teduh. Simpan jauh dari cahaya langsung.",
  mengkudu:
    "Cuci tangan dengan air dingin tanpa pemutih dan tanpa sabun yang bersifat basa, karena merah mengkudu dapat bergeser menjadi ungu. Angin-anginkan, jangan dijemur langsung di bawah matahari.",
  sutra:
    "Sebaiknya dry clean. Bila dicuci sendiri, celup sebentar di air dingin dengan sampo bayi, tekan di antara dua handuk, lalu angin-anginkan. Setrika suhu rendah dengan kain pelapis.",
  harian:
    "Boleh dicuci mesin dengan putaran halus di dalam kantong cuci, air dingin, detergen cair tanpa pemutih. Balik sisi dalam ke luar saat menjemur di tempat teduh.",
  tulis:
    "Cuci sesekali saja dengan lerak dan air dingin, tidak disikat dan tidak diperas. Angin-anginkan di tempat teduh. Simpan digulung dengan kertas bebas asam dan beri lada atau akar wangi; hindari kapur barus.",
  aksesori:
    "Bersihkan noda dengan kain lembap dan sabun lembut. Bila perlu dicuci, gunakan tangan dan air dingin, lalu bentuk kembali selagi basah dan angin-anginkan.",
} as const;
