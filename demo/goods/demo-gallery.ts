type DemoGalleryItem = {
  title: string;
  /** Empty where both languages say the same. */
  title_en: string;
  picture: string;
};

export const DEMO_GALLERY: DemoGalleryItem[] = [
  {
    title: "Parang dijemur di halaman, Giriloyo",
    title_en: "Parang drying in the yard, Giriloyo",
    picture: "drying-lines-parang-soga",
  },
  {
    title: "Kawung separuh jalan: malam di atas mori",
    title_en: "Kawung half done: wax on plain cotton",
    picture: "workshop-table-kawung-soga",
  },
  {
    title: "Truntum dan canting nomor dua",
    title_en: "Truntum and canting number two",
    picture: "canting-on-cloth-truntum-wedel",
  },
  {
    title: "Empat bak warna",
    title_en: "Four vats of dye",
    picture: "dye-bowls-truntum-soga",
  },
  {
    title: "Sekar jagad bertumpuk, Lasem",
    title_en: "A stack of sekar jagad, Lasem",
    picture: "cloth-stack-sekarjagad-bangbiru",
  },
  {
    title: "Canting cap ceplok",
    title_en: "A ceplok stamp",
    picture: "stamped-cloth-ceplok-mengkudu",
  },
  {
    title: "Gulungan sekar jagad",
    title_en: "Rolls of sekar jagad",
    picture: "cloth-rolls-sekarjagad-wedel",
  },
  {
    title: "Mega mendung, Trusmi",
    title_en: "",
    picture: "hanging-kain-megamendung-wedel",
  },
  {
    title: "Retak malam pada kawung, dari dekat",
    title_en: "Cracks of wax on kawung, up close",
    picture: "detail-kawung-sogatua",
  },
  {
    title: "Ceplok tembus dua sisi",
    title_en: "Ceplok through both sides",
    picture: "turned-corner-ceplok-wedel",
  },
  {
    title: "Tambal, tiga helai",
    title_en: "Tambal, three lengths",
    picture: "kain-panels-tambal-mengkudu",
  },
  {
    title: "Mega mendung di kemarau panjang, Cirebon",
    title_en: "Mega mendung in the long dry season, Cirebon",
    picture: "drying-lines-megamendung-mengkudu",
  },
];
