import type { PictureSpec } from "../pictures/picture-spec.ts";

type DemoGalleryItem = {
  title: string;
  picture: PictureSpec;
};

export const DEMO_GALLERY: DemoGalleryItem[] = [
  {
    title: "Parang dijemur di halaman, Giriloyo",
    picture: { scene: "drying-lines", motif: "parang", colourway: "soga" },
  },
  {
    title: "Kawung separuh jalan: malam di atas mori",
    picture: { scene: "workshop-table", motif: "kawung", colourway: "soga" },
  },
  {
    title: "Truntum dan canting nomor dua",
    picture: { scene: "canting-on-cloth", motif: "truntum", colourway: "wedel" },
  },
  {
    title: "Empat bak warna",
    picture: { scene: "dye-bowls", motif: "truntum", colourway: "soga" },
  },
  {
    title: "Sekar jagad bertumpuk, Lasem",
    picture: { scene: "cloth-stack", motif: "sekarJagad", colourway: "bangBiru" },
  },
  {
    title: "Canting cap ceplok",
    picture: { scene: "stamped-cloth", motif: "ceplok", colourway: "mengkudu" },
  },
  {
    title: "Gulungan sekar jagad",
    picture: { scene: "cloth-rolls", motif: "sekarJagad", colourway: "wedel" },
  },
  {
    title: "Mega mendung, Trusmi",
    picture: { scene: "hanging-kain", motif: "megaMendung", colourway: "wedel", seed: 4 },
  },
  {
    title: "Retak malam pada kawung, dari dekat",
    picture: { scene: "detail", motif: "kawung", colourway: "sogaTua", scale: 1.3, seed: 3 },
  },
  {
    title: "Ceplok tembus dua sisi",
    picture: { scene: "turned-corner", motif: "ceplok", colourway: "wedel", scale: 1.1, seed: 2 },
  },
  {
    title: "Tambal, tiga helai",
    picture: { scene: "kain-panels", motif: "tambal", colourway: "mengkudu", seed: 3 },
  },
  {
    title: "Mega mendung di kemarau panjang, Cirebon",
    picture: { scene: "drying-lines", motif: "megaMendung", colourway: "mengkudu", seed: 3 },
  },
];
