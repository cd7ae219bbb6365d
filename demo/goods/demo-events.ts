import { addJakartaDays, jakartaDay } from "../../lib/dates.ts";

type DemoEvent = {
  event_name: string;
  event_name_en: string;
  event_location: string;
  /** At most 50 words. */
  description: string;
  /** At most 50 words. */
  description_en: string;
  /** Days from the day of seeding; negative ones are over. */
  startInDays: number;
  /** Moves the event to the next Saturday from then on. */
  atWeekend?: boolean;
  endInDays: number;
  /** HH:mm, Asia/Jakarta */
  startTime: string;
  endTime: string;
  pictures: string[];
};

export const DEMO_EVENTS: DemoEvent[] = [
  {
    event_name: "Pameran Selembar Kain, Sebuah Cerita",
    event_name_en: "One Cloth, One Story: an Exhibition",
    event_location: "Galeri Cipta, Cikini, Jakarta Pusat",
    description:
      "Dua puluh empat kain tulis dari Solo, Yogyakarta, Cirebon, dan Lasem dibentangkan beserta catatan pembatiknya. Setiap pukul empat sore ada tur bersama kurator. Masuk bebas.",
    description_en:
      "Twenty-four hand-drawn cloths from Solo, Yogyakarta, Cirebon and Lasem, spread out with their makers' notes. A tour with the curator every afternoon at four. Free entry.",
    startInDays: -3,
    endInDays: 9,
    startTime: "10:00",
    endTime: "19:00",
    pictures: [
      "exhibition-wall-sekarjagad-wedel",
      "hanging-kain-tambal-bangbiru",
      "detail-truntum-sogatua",
    ],
  },
  {
    event_name: "Kelas Mencanting untuk Pemula",
    event_name_en: "Canting Class for Beginners",
    event_location: "Ruang Sekar Batik, Jakarta Selatan",
    description:
      "Belajar memegang canting, menjaga panasnya malam, dan menyelesaikan saputangan truntum sendiri. Alat dan bahan tersedia, paling banyak dua belas peserta.",
    description_en:
      "Learn to hold a canting, keep the wax hot and finish a truntum handkerchief of your own. Tools and materials are there, for twelve guests at most.",
    startInDays: 12,
    endInDays: 12,
    startTime: "09:00",
    endTime: "15:00",
    pictures: ["workshop-table-truntum-wedel", "canting-on-cloth-kawung-soga"],
  },
  {
    event_name: "Bazar Akhir Pekan Batik Pesisir",
    event_name_en: "Weekend Bazaar of Coastal Batik",
    event_location: "Taman Literasi, Blok M, Jakarta Selatan",
    description:
      "Kain cap dan kombinasi dari Pekalongan, Lasem, dan Tuban, juga potongan akhir dengan harga khusus. Bawa kain lama Anda: kami bantu mengenali motifnya.",
    description_en:
      "Stamped and mixed cloths from Pekalongan, Lasem and Tuban, and last pieces at a special price. Bring an old cloth: we help you to name its motif.",
    startInDays: 24,
    atWeekend: true,
    endInDays: 25,
    startTime: "09:00",
    endTime: "20:00",
    pictures: ["bazaar-stall-kawung-soga", "cloth-stack-ceplok-kunyit"],
  },
  {
    event_name: "Hari Warna Alam: Soga, Nila, Mengkudu",
    event_name_en: "Day of Natural Dyes: Soga, Indigo, Morinda",
    event_location: "Sanggar Giriloyo, Imogiri, Bantul",
    description:
      "Dari kulit kayu ke warna. Ikuti pencelupan nila dan soga dari awal, lalu bawa pulang contoh warna yang Anda celup sendiri. Kenakan pakaian yang boleh kotor.",
    description_en:
      "From bark to colour. Follow the dyeing with indigo and soga from the start, then take home a sample you dipped yourself. Wear clothes that may get dirty.",
    startInDays: 48,
    endInDays: 49,
    startTime: "08:30",
    endTime: "16:00",
    pictures: ["dye-bowls-ceplok-soga", "drying-lines-truntum-wedel"],
  },
  {
    event_name: "Bincang Parang: Motif Larangan Hari Ini",
    event_name_en: "Talking Parang: a Forbidden Motif Today",
    event_location: "Museum Tekstil, Jakarta Barat",
    description:
      "Siapa dahulu boleh memakai parang, dan bagaimana kita memakainya sekarang? Percakapan dengan dua pembatik dan seorang peneliti tekstil, disertai tujuh kain dari koleksi kami.",
    description_en:
      "Who could wear parang in the past, and how do we wear it now? A talk with two batik makers and a textile researcher, and seven cloths from our collection.",
    startInDays: -34,
    endInDays: -34,
    startTime: "13:00",
    endTime: "16:30",
    pictures: ["hanging-kain-parang-sogatua-2", "exhibition-wall-parang-soga"],
  },
  {
    event_name: "Pasar Kain di Pendopo",
    event_name_en: "Cloth Market in the Pendopo",
    event_location: "Pendopo Kemang, Jakarta Selatan",
    description:
      "Pertemuan tiga rumah batik dalam satu pendopo. Terima kasih kepada semua yang datang; kain yang belum bertemu pemiliknya sudah kembali ke toko.",
    description_en:
      "Three batik houses meet in one pendopo. Thank you to all who came; cloths that haven't met their owners are back in the shop.",
    startInDays: -61,
    endInDays: -59,
    startTime: "10:00",
    endTime: "21:00",
    pictures: ["bazaar-stall-sekarjagad-bangbiru"],
  },
];

const SATURDAY = 6;

/** Returns the first and last day of an event, as 2026-11-21, for a demo that is seeded at `now`. */
export function demoEventDays(
  { startInDays, endInDays, atWeekend }: DemoEvent,
  now: Date,
): { start: string; end: string } {
  const dayIn = (days: number) => jakartaDay(addJakartaDays(now, days));
  const weekday = new Date(dayIn(startInDays)).getUTCDay();
  const later = atWeekend ? (SATURDAY - weekday + 7) % 7 : 0;
  return { start: dayIn(startInDays + later), end: dayIn(endInDays + later) };
}
