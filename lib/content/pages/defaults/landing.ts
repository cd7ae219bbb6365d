import { both, definePage, drawing } from "../fields.ts";

/** A quiet page about nothing but the brand. */
export const LANDING = definePage({
  label: "Landing",
  path: "/landing",
  fields: {
    title: { kind: "line", label: "Judul" },
    tagline: { kind: "line", label: "Kalimat" },
    button: { kind: "line", label: "Tombol" },
    picture: { kind: "picture", label: "Gambar" },
    description: { kind: "line", label: "Ringkasan untuk mesin pencari" },
  },
  defaults: {
    title: both("{name}", "{name}"),
    tagline: both(
      "Batik made by hand, and hardly ever twice.",
      "Batik buatan tangan, hampir tak pernah ada duanya.",
    ),
    button: both("Enter the shop", "Masuk ke toko"),
    picture: drawing("landing-960", "Kain mega mendung dan parang dijemur di halaman"),
    description: both(
      "{name}: made in Indonesia, cultured in batik since 2011. Enter the shop.",
      "{name}: buatan Indonesia, dibesarkan dalam budaya batik sejak 2011. Masuk ke toko.",
    ),
  },
});
