import { both, definePage, drawing } from "../fields.ts";

/** Batik for companies: cloths, the way to a uniform, and care. */
export const UNIFORM = definePage({
  label: "Corporate uniform",
  path: "/uniform",
  fields: {
    title: { kind: "line", label: "Judul" },
    lead: { kind: "prose", label: "Pembuka" },
    text: { kind: "prose", label: "Tulisan" },
    picture: { kind: "picture", label: "Gambar" },
    description: { kind: "line", label: "Ringkasan untuk mesin pencari" },
    cloths_title: { kind: "line", label: "Judul kain" },
    cloths: {
      kind: "list",
      label: "Kain",
      item: "Kain",
      fields: {
        title: { kind: "line", label: "Judul" },
        text: { kind: "prose", label: "Tulisan" },
      },
    },
    steps_title: { kind: "line", label: "Judul langkah" },
    steps: {
      kind: "list",
      label: "Langkah",
      item: "Langkah",
      fields: {
        title: { kind: "line", label: "Judul" },
        text: { kind: "prose", label: "Tulisan" },
      },
    },
    care_title: { kind: "line", label: "Judul perawatan" },
    care: {
      kind: "list",
      label: "Perawatan",
      item: "Nasihat",
      fields: { text: { kind: "prose", label: "Tulisan" } },
    },
  },
  defaults: {
    title: both("Corporate uniform", "Seragam kantor"),
    lead: both(
      "A uniform that your people would put on anyway: batik made by hand, in the colours of your house, with a motif that says something true about the work.",
      "Seragam yang memang ingin dipakai orang-orang Anda: batik buatan tangan, dalam warna perusahaan Anda, dengan motif yang berkata benar tentang pekerjaannya.",
    ),
    text: both(
      "We have the cloth waxed and dyed for you in workshops in Pekalongan, Solo and Cirebon, and cut and sewn in {cityInEnglish}. No printed imitation: wax and dye go through to the back, as they should.",
      "Kainnya dibatik dan dicelup untuk Anda di bengkel di Pekalongan, Solo, dan Cirebon, lalu dipotong dan dijahit di {city}. Bukan tiruan cetak: malam dan pewarnanya tembus ke balik kain, sebagaimana mestinya.",
    ),
    picture: drawing("uniform-960", "Kemeja kawung terlipat di atas kertas pembungkus"),
    description: both(
      "Batik uniforms for companies: cap, kombinasi or tulis in your colours, with a motif that means something. How it goes, care, contact and map.",
      "Seragam batik untuk perusahaan: cap, kombinasi, atau tulis dalam warna Anda, dengan motif yang punya arti. Langkah-langkah, perawatan, kontak, dan peta.",
    ),
    cloths_title: both("Choosing the cloth", "Memilih kain"),
    cloths: [
      {
        title: both("Cap, for everybody", "Cap, untuk semua"),
        text: both(
          "Stamped with copper blocks, so that a hundred shirts are of one family and each is still handmade. The right choice for a team that wears it every Friday.",
          "Dicap dengan tembaga, sehingga seratus kemeja tetap satu keluarga dan masing-masing tetap buatan tangan. Pilihan yang tepat untuk tim yang memakainya setiap Jumat.",
        ),
      },
      {
        title: both("Kombinasi, for the front desk", "Kombinasi, untuk meja depan"),
        text: both(
          "The repeat is stamped, the filling drawn. Livelier up close, for those whom guests meet first.",
          "Ulangannya dicap, isiannya ditulis. Lebih hidup bila dilihat dari dekat, untuk mereka yang pertama menyambut tamu.",
        ),
      },
      {
        title: both("Tulis, for the occasion", "Tulis, untuk hari istimewa"),
        text: both(
          "Drawn line by line for an anniversary, a board or a gift. It takes months, and there is one of each.",
          "Ditulis garis demi garis untuk ulang tahun perusahaan, direksi, atau hadiah. Perlu berbulan-bulan, dan masing-masing hanya ada satu.",
        ),
      },
    ],
    steps_title: both("How it goes", "Langkah-langkahnya"),
    steps: [
      {
        title: both("Tell us about your people", "Ceritakan tentang tim Anda"),
        text: both(
          "How many they are, what they do in a day, when you need it. Colours of your house help; a logo isn’t needed yet.",
          "Berapa orangnya, apa kegiatannya sehari-hari, kapan seragamnya dibutuhkan. Warna perusahaan membantu; logo belum perlu.",
        ),
      },
      {
        title: both("Choose a motif that means something", "Pilih motif yang punya arti"),
        text: both(
          "Kawung for restraint, parang for perseverance, ceplok for order, mega mendung for a cool head. We advise, and tell you where a motif would be out of place.",
          "Kawung untuk pengendalian diri, parang untuk ketekunan, ceplok untuk ketertiban, mega mendung untuk kepala dingin. Kami memberi saran, dan mengatakan di mana sebuah motif kurang pada tempatnya.",
        ),
      },
      {
        title: both("Hold a swatch", "Pegang contoh kainnya"),
        text: both(
          "The workshop waxes and dyes a first piece in your colours. What you approve is what we keep beside the vat.",
          "Bengkel membatik dan mencelup kain pertama dalam warna Anda. Yang Anda setujui kami simpan di samping bak celup.",
        ),
      },
      {
        title: both("Get measured", "Ukur badan"),
        text: both(
          "By our size charts for men and women, from XS to 3XL, or in person at your office in Jakarta.",
          "Dengan tabel ukuran kami untuk pria dan wanita, dari XS sampai 3XL, atau langsung di kantor Anda di Jakarta.",
        ),
      },
      {
        title: both("Wait a little", "Tunggu sebentar"),
        text: both(
          "Wax and dye need dry days. Cap takes weeks, kombinasi longer, tulis months; we give you a date before you decide.",
          "Malam dan pewarna perlu hari-hari kering. Cap perlu berminggu-minggu, kombinasi lebih lama, tulis berbulan-bulan; tanggalnya kami sebutkan sebelum Anda memutuskan.",
        ),
      },
      {
        title: both("Unpack", "Buka bungkusannya"),
        text: both(
          "Each piece comes folded with its name, size and care label, with {carriers} from {cityInEnglish} or by our own car within the city.",
          "Setiap baju datang terlipat dengan nama, ukuran, dan label perawatannya, dengan {carriers} dari {city} atau dengan mobil kami sendiri di dalam kota.",
        ),
      },
    ],
    care_title: both("Care at work", "Merawat seragam"),
    care: [
      {
        text: both(
          "Wash by hand or in a bag at 30 °C at most, with lerak or another mild soap, and no bleach.",
          "Cuci dengan tangan atau dalam kantong cuci, paling panas 30 °C, dengan lerak atau sabun lembut lain, tanpa pemutih.",
        ),
      },
      {
        text: both(
          "Wash dark colours alone the first three times: natural dye lets go of what it doesn’t need.",
          "Cuci warna gelap terpisah pada tiga cucian pertama: pewarna alam melepas yang tidak dibutuhkannya.",
        ),
      },
      {
        text: both(
          "Dry in the shade, inside out. Iron from the inside, medium heat.",
          "Jemur di tempat teduh, bagian dalam di luar. Setrika dari dalam, panas sedang.",
        ),
      },
      {
        text: both(
          "Keep two shirts a person and let them take turns; cotton lasts longer when it rests.",
          "Siapkan dua kemeja untuk setiap orang dan pakailah bergantian; katun lebih awet bila sempat beristirahat.",
        ),
      },
    ],
  },
});
