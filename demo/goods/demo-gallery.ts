type DemoGalleryItem = {
  title: string;
  picture: string;
};

export const DEMO_GALLERY: DemoGalleryItem[] = [
  {
    title: "Parang dijemur di halaman, Giriloyo",
    picture: "drying-lines-parang-soga",
  },
  {
    title: "Kawung separuh jalan: malam di atas mori",
    picture: "workshop-table-kawung-soga",
  },
  {
    title: "Truntum dan canting nomor dua",
    picture: "canting-on-cloth-truntum-wedel",
  },
  {
    title: "Empat bak warna",
    picture: "dye-bowls-truntum-soga",
  },
  {
    title: "Sekar jagad bertumpuk, Lasem",
    picture: "cloth-stack-sekarjagad-bangbiru",
  },
  {
    title: "Canting cap ceplok",
    picture: "stamped-cloth-ceplok-mengkudu",
  },
  {
    title: "Gulungan sekar jagad",
    picture: "cloth-rolls-sekarjagad-wedel",
  },
  {
    title: "Mega mendung, Trusmi",
    picture: "hanging-kain-megamendung-wedel",
  },
  {
    title: "Retak malam pada kawung, dari dekat",
    picture: "detail-kawung-sogatua",
  },
  {
    title: "Ceplok tembus dua sisi",
    picture: "turned-corner-ceplok-wedel",
  },
  {
    title: "Tambal, tiga helai",
    picture: "kain-panels-tambal-mengkudu",
  },
  {
    title: "Mega mendung di kemarau panjang, Cirebon",
    picture: "drying-lines-megamendung-mengkudu",
  },
];
