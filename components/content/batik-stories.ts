/** Texts about batik: techniques, regions and motifs. */
export const TECHNIQUE_STORIES = [
  {
    name: "Tulis",
    meaning: "drawn",
    text: "Hot wax flows from the spout of a canting, line by line, on both sides of the cloth. A kain takes weeks, a fine one months. No two lines are alike, and that is how one knows it.",
  },
  {
    name: "Cap",
    meaning: "stamped",
    text: "A copper block, the cap, is dipped into wax and set down again and again. The repeat is even, the joins are faintly visible, and the wax still goes through to the back.",
  },
  {
    name: "Kombinasi",
    meaning: "both",
    text: "The large forms are stamped, the fine filling of dots and lines is drawn over them with a canting. It has the life of the one and the calm of the other.",
  },
] as const;

export const REGIONS = [
  {
    name: "Solo and Yogyakarta",
    text: "The court cities. Soga brown, indigo and the white of the cloth; Yogyakarta leaves the white bright, Solo warms it to cream. Parang, kawung and truntum are at home here.",
  },
  {
    name: "Cirebon",
    text: "A palace and a port at once. Mega mendung comes from here, its clouds in seven shades of one blue, waxed and dyed shade by shade in the village of Trusmi.",
  },
  {
    name: "Pekalongan",
    text: "The coast’s liveliest palette: bouquets, birds and butterflies in many colours, and more workshops for cap than anywhere else.",
  },
  {
    name: "Lasem and Tuban",
    text: "Lasem is known for its red, abang getih pithik, and for families who dye it to this day. Tuban weaves its own cotton by hand before waxing it, and calls the result gedog.",
  },
] as const;

/** `picture` names a square in public/content; `shows` describes it in Indonesian. */
export const MOTIF_STORIES = [
  {
    name: "Kawung",
    picture: "motif-kawung",
    shows: "Motif kawung",
    text: "The sugar palm’s fruit cut across, four around one centre. Restraint, and a heart that is the same on every side. Once a pattern of the court.",
  },
  {
    name: "Parang",
    picture: "motif-parang",
    shows: "Motif parang",
    text: "Slanting rows like waves against a cliff, never broken off. Perseverance. Parang barong was the king’s; today anybody wears parang, but by custom not to a wedding.",
  },
  {
    name: "Truntum",
    picture: "motif-truntum",
    shows: "Motif truntum",
    text: "Small stars on a dark ground, told to be drawn by a queen of Surakarta whose love came back. The parents wear it at a wedding: it says that they will guide.",
  },
  {
    name: "Ceplok",
    picture: "motif-ceplok",
    shows: "Motif ceplok",
    text: "Rosettes in a strict grid. Order and balance: the four winds around one middle.",
  },
  {
    name: "Mega mendung",
    picture: "motif-mega-mendung",
    shows: "Motif mega mendung",
    text: "Rain clouds in seven shades. Patience, and a head that stays cool when the sky darkens. It is always worn level.",
  },
  {
    name: "Sekar jagad",
    picture: "motif-sekar-jagad",
    shows: "Motif sekar jagad",
    text: "A map of flowers, island beside island, each with another motif. The beauty of what differs.",
  },
  {
    name: "Tambal",
    picture: "motif-tambal",
    shows: "Motif tambal",
    text: "Patchwork. To mend: it used to be laid over somebody who was ill, so that what was missing might be made whole.",
  },
] as const;
