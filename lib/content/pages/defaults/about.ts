import { both, definePage, drawing } from "../fields.ts";

/** The shop's values in cards on the home page, beside a maker's hand. */
export const ABOUT = definePage({
  label: "Tentang toko (di Home)",
  path: "/home",
  fields: {
    title: { kind: "line", label: "Judul" },
    picture: { kind: "picture", label: "Gambar" },
    cards: {
      kind: "list",
      label: "Kartu",
      item: "Kartu",
      fields: {
        title: { kind: "line", label: "Judul" },
        text: { kind: "prose", label: "Tulisan" },
        link: { kind: "link", label: "Alamat tautan" },
        link_label: { kind: "line", label: "Kata tautan" },
      },
    },
  },
  defaults: {
    title: both("About {name}", "Tentang {name}"),
    picture: drawing("maker-bantul-960", "Tangan pembatik dengan canting di atas kain parang"),
    cards: [
      {
        title: both("Drawn and stamped, never printed", "Ditulis dan dicap, bukan dicetak"),
        text: both(
          "Hot wax, canting and copper stamp: every line has passed through a maker’s hand in Pekalongan, Solo or Cirebon. A slight unevenness is the maker’s sign.",
          "Malam panas, canting, dan cap tembaga: setiap garis telah melewati tangan perajin di Pekalongan, Solo, atau Cirebon. Garis yang sedikit tidak rata adalah tanda tangan perajinnya.",
        ),
        link: "/history",
        link_label: both("Read the history and the techniques", "Baca sejarah dan tekniknya"),
      },
      {
        title: both("One piece, one story", "Satu kain, satu cerita"),
        text: both(
          "Parang barong was once the court’s alone; truntum is worn by the parents at a wedding. With each piece we write its motif and what it means.",
          "Parang barong dahulu hanya untuk keraton; truntum dikenakan orang tua pengantin. Pada setiap batik kami tuliskan motifnya dan apa artinya.",
        ),
        link: "/product",
        link_label: both("Browse the collection", "Lihat koleksi"),
      },
      {
        title: both("From {cityInEnglish} to your home", "Dari {city} ke rumah Anda"),
        text: both(
          "Sent by {carriers} on business days, within {dispatchHours} hours of the confirmed payment, wrapped in acid-free paper.",
          "Dikirim dengan {carriers} pada hari kerja, dalam {dispatchHours} jam setelah pembayaran dikonfirmasi, terbungkus kertas bebas asam.",
        ),
        link: "/faq",
        link_label: both("Read questions and answers", "Baca tanya jawab"),
      },
    ],
  },
});
